import { createRemoteJWKSet, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { notSignedIn } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import { algorithm, type SigningKey } from './keys.ts';

/** What a valid ID token says. */
export interface Claims {
  readonly uid: string;
  readonly email: string;
  /** The session it belongs to; null where another service has issued it. */
  readonly sid: string | null;
  /** Tells tokens of one session and user apart from others. */
  readonly key: string;
}

export const audience = 'branchline';
/** Seconds an ID token is valid. */
export const validity = 3600;

interface Verified {
  readonly claims: Claims;
  readonly expires: number;
}

/** Issues and verifies ID tokens. Signatures are asymmetric: who verifies cannot issue. */
export class Tokens {
  readonly #key: SigningKey;
  readonly #issuer: string;
  readonly #hosted: Promise<{ issuer: string; keys: JWTVerifyGetKey; project: string | undefined }> | null;
  readonly #verified = new Map<string, Verified>();

  constructor(key: SigningKey, settings: Settings) {
    this.#key = key;
    this.#issuer = settings.publicUrl;
    this.#hosted = settings.identityUrl ? discover(settings.identityUrl) : null;
    this.#hosted?.catch(() => undefined);
  }

  /** An ID token in the hosted service's shape. */
  issue(account: { uid: string; email: string }, sid: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      auth_time: now,
      user_id: account.uid,
      sid,
      email: account.email,
      email_verified: false,
      firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
    })
      .setProtectedHeader({ alg: algorithm, kid: this.#key.kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(audience)
      .setSubject(account.uid)
      .setIssuedAt(now)
      .setExpirationTime(now + validity)
      .sign(this.#key.privateKey);
  }

  /** @throws UserError 401 for a token that is forged, expired or not ours. */
  async verify(token: string): Promise<Claims> {
    const known = this.#verified.get(token);
    if (known && known.expires > Date.now()) return known.claims;
    const payload = await this.#payload(token).catch(() => {
      throw notSignedIn('Your session has expired. Please sign in again.');
    });
    const claims: Claims = {
      uid: payload.sub!,
      email: String(payload.email ?? ''),
      sid: this.#hosted ? null : String(payload.sid),
      key: `${payload.sub}:${String(payload.sid ?? '')}`,
    };
    if (this.#verified.size >= 5000) this.#verified.clear();
    this.#verified.set(token, { claims, expires: payload.exp! * 1000 });
    return claims;
  }

  get publicKeys() {
    return { keys: [this.#key.publicJwk] };
  }

  async #payload(token: string): Promise<JWTPayload> {
    const required = { requiredClaims: ['sub', 'exp', 'email'] };
    if (this.#hosted) {
      const { issuer, keys, project } = await this.#hosted;
      return (await jwtVerify(token, keys, { issuer, ...(project && { audience: project }), ...required })).payload;
    }
    const options = { issuer: this.#issuer, audience, algorithms: [algorithm], ...required };
    return (await jwtVerify(token, this.#key.publicKey, options)).payload;
  }
}

/** Keys and issuer of another identity service, by its OpenID configuration. */
async function discover(identityUrl: string) {
  const base = identityUrl.replace(/\?.*$/, '').replace(/\/+$/, '');
  const response = await fetch(`${base}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(10_000) });
  const { issuer, jwks_uri } = (await response.json()) as { issuer: string; jwks_uri: string };
  // The hosted service's audience is its project, the last part of its issuer.
  const project = /^https:\/\/securetoken\.google\.com\/([\w-]+)$/.exec(issuer)?.[1];
  return { issuer, keys: createRemoteJWKSet(new URL(jwks_uri)), project };
}
