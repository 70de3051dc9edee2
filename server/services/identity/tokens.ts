import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { notSignedIn, OperationalError } from '../../core/errors/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { Clock } from '../../core/time/clock.ts';
import { algorithm, derived, signingKey, type SigningKey } from './keys.ts';
import { InjectSettings } from '../inject.ts';

/** The contents of a valid ID token. */
export interface Claims {
  readonly uid: string;
  readonly email: string;
  /** The session of the token; null if another service has issued it. */
  readonly sid: string | null;
  /** When the person signed in, in seconds since 1970; a refresh does not change it. 0 if the token does not say. */
  readonly authTime: number;
  /** Whether the person signed in with a second factor. */
  readonly secondFactor: boolean;
  /** The view of the token, if the person sees the product as others; null otherwise. */
  readonly view: string | null;
  /** Identifies the session and user. All tokens of one session, user, view and kind of sign-in have the same key. */
  readonly key: string;
}

/** How a person signed in. */
export interface SignIn {
  /** ISO instant. */
  readonly signedInAt: string;
  readonly secondFactor: boolean;
}

export const audience = 'branchline';
/** Seconds that an ID token is valid. */
export const validity = 3600;

interface Verified {
  readonly claims: Claims;
  readonly expires: number;
}

interface Hosted {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
  readonly project: string | undefined;
}

/** Issues and verifies ID tokens. Signatures are asymmetric, so a service that can verify a token cannot issue one. */
@Injectable()
export class Tokens {
  #opened: SigningKey | null = null;
  readonly #verified = new Map<string, Verified>();
  #hosted: Hosted | null = null;

  constructor(
    @InjectSettings() private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the signing key, or creates it. Call once before all other methods. Only the server needs it, not the
   * commands.
   */
  async open(): Promise<void> {
    this.#opened ??= await signingKey(this.settings.dataDir);
  }

  /** Issues an ID token in the hosted service's format. */
  issue(account: { uid: string; email: string }, sid: string, signIn: SignIn): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const payload = {
      auth_time: Math.floor(Date.parse(signIn.signedInAt) / 1000),
      user_id: account.uid,
      sid,
      email: account.email,
      email_verified: false,
      firebase: {
        identities: { email: [account.email] },
        sign_in_provider: 'password',
        ...secondFactorClaim(signIn),
      },
    };
    return this.#sign(payload, account.uid, now, validity);
  }

  /** Issues the token of a view. Nothing renews it. @param seconds that it is valid */
  issueView(claims: Omit<Claims, 'view' | 'key' | 'authTime'>, view: string, seconds: number) {
    const { uid, email, sid } = claims;
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return this.#sign({ sid, email, view, firebase: secondFactorClaim(claims) }, uid, now, seconds);
  }

  /**
   * @throws UserError 401 if the token is forged, expired or from another issuer
   * @throws OperationalError if the keys of the hosted service cannot be fetched
   */
  async verify(token: string): Promise<Claims> {
    const known = this.#verified.get(token);
    if (known && known.expires > this.clock.now().getTime()) return known.claims;
    const payload = await this.#payload(token);
    const view = typeof payload.view === 'string' ? payload.view : null;
    const secondFactor = Boolean((payload.firebase as FirebaseClaim | undefined)?.sign_in_second_factor);
    const claims: Claims = {
      uid: payload.sub!,
      email: String(payload.email ?? ''),
      sid: this.settings.identityUrl ? null : String(payload.sid),
      authTime: Number(payload.auth_time ?? 0),
      secondFactor,
      view,
      key: `${payload.sub}:${String(payload.sid ?? '')}:${view ?? ''}:${secondFactor}`,
    };
    if (this.#verified.size >= 5000) this.#verified.clear();
    this.#verified.set(token, { claims, expires: payload.exp! * 1000 });
    return claims;
  }

  /** Identifies the signing key: its thumbprint. */
  get keyId(): string {
    return this.#key.kid;
  }

  get publicKeys() {
    return { keys: [this.#key.publicJwk] };
  }

  /** Derives a secret from a text. The same text always gives the same secret; nobody else can compute it. */
  derive(text: string): string {
    return derived(this.#key, text);
  }

  get #key(): SigningKey {
    if (!this.#opened) throw new Error('The signing key has not been read: call open() first.');
    return this.#opened;
  }

  #sign(payload: JWTPayload, subject: string, now: number, seconds: number): Promise<string> {
    return new SignJWT(payload)
      .setProtectedHeader({ alg: algorithm, kid: this.#key.kid, typ: 'JWT' })
      .setIssuer(this.settings.publicUrl)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.#key.privateKey);
  }

  async #payload(token: string): Promise<JWTPayload> {
    const { identityUrl, publicUrl } = this.settings;
    // The tokens of views are always our own, also beside a hosted service.
    const isView = decodedPayload(token).view !== undefined;
    const required = {
      requiredClaims: ['sub', 'exp', 'email', ...(isView ? ['view'] : [])],
      currentDate: this.clock.now(),
    };
    const hosted = identityUrl && !isView ? (this.#hosted ??= await discover(identityUrl)) : null;
    const verified = hosted
      ? jwtVerify(token, hosted.keys, {
          issuer: hosted.issuer,
          ...(hosted.project && { audience: hosted.project }),
          ...required,
        })
      : jwtVerify(token, this.#key.publicKey, { issuer: publicUrl, audience, algorithms: [algorithm], ...required });
    return (await verified.catch(refuseToken)).payload;
  }
}

/** The sign-in that a token describes, under the hosted service's names. */
interface FirebaseClaim {
  readonly sign_in_second_factor?: string;
}

const secondFactorClaim = ({ secondFactor }: Pick<SignIn, 'secondFactor'>): FirebaseClaim =>
  secondFactor ? { sign_in_second_factor: 'totp' } : {};

/** The contents of a token that has not been verified; empty if it cannot be read. */
function decodedPayload(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/** A bad token is the caller's error. Keys that cannot be fetched are an error of ours. */
function refuseToken(error: unknown): never {
  const isOurs = error instanceof errors.JOSEError && !unreachable.some((kind) => error instanceof kind);
  if (!isOurs) throw away(error);
  throw notSignedIn('Your session has expired. Please sign in again.');
}

const unreachable = [errors.JWKSTimeout, errors.JWKSInvalid];

const away = (cause: unknown) => new OperationalError('The identity service does not answer.', { cause });

/** Fetches the keys and the issuer of a hosted identity service from its OpenID configuration. */
async function discover(identityUrl: string): Promise<Hosted> {
  const base = identityUrl.replace(/\?.*$/, '').replace(/\/+$/, '');
  const { issuer, jwks_uri } = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  })
    .then((response) => response.json() as Promise<{ issuer: string; jwks_uri: string }>)
    .catch((error: unknown) => {
      throw away(error);
    });
  // The hosted service's audience is its project, the last part of its issuer.
  const project = /^https:\/\/securetoken\.google\.com\/([\w-]+)$/.exec(issuer)?.[1];
  return { issuer, keys: createRemoteJWKSet(new URL(jwks_uri)), project };
}
