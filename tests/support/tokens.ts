import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import type { TestApp } from './app.ts';

type Key = Parameters<SignJWT['sign']>[0];

/** The key with which an app signs its tokens. */
export async function signingKeyOf({ settings }: TestApp): Promise<Key> {
  return importJWK(JSON.parse(readFileSync(join(settings.dataDir, 'keys', 'identity.jwk.json'), 'utf8')), 'ES256');
}

/** The token with changed claims, signed again. */
export function signedAgain(idToken: string, claims: object, key: Key, header: object = {}): Promise<string> {
  const { kid } = decodeProtectedHeader(idToken);
  return new SignJWT({ ...decodeJwt(idToken), ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: kid!, typ: 'JWT', ...header })
    .sign(key);
}

/** Manipulated forms of an app's token, by name. None of them must be accepted. */
export async function badTokens(app: TestApp, idToken: string, someoneElse: string): Promise<Record<string, string>> {
  const key = await signingKeyOf(app);
  const { privateKey: stranger } = await generateKeyPair('ES256');
  const [header, payload, signature] = idToken.split('.') as [string, string, string];
  const now = Math.floor(Date.now() / 1000);
  const claims = decodeJwt(idToken);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { keys } = (await (await fetch(`${app.url}/v1/publicKeys`)).json()) as { keys: object[] };
  return {
    forged: await signedAgain(idToken, {}, stranger),
    'forged under an unknown key': await signedAgain(idToken, {}, stranger, { kid: 'unknown' }),
    expired: await signedAgain(idToken, { iat: now - 7200, exp: now - 1 }, key),
    'not yet good': await signedAgain(idToken, { nbf: now + 600 }, key),
    'of another issuer': await signedAgain(idToken, { iss: 'https://issuer.example' }, key),
    'without a subject': await signedAgain(idToken, { sub: undefined }, key),
    'without an e-mail': await signedAgain(idToken, { email: undefined }, key),
    'without an end': await signedAgain(idToken, { exp: undefined }, key),
    'of an account nobody has': await signedAgain(idToken, { sub: 'nobody' }, key),
    unsigned: new UnsecuredJWT(claims).encode(),
    'unsigned with the signature of another': `${encoded({ alg: 'none' })}.${payload}.${signature}`,
    'without its signature': `${header}.${payload}.`,
    'signed with the public key as a password': await signedAgain(idToken, {}, Buffer.from(JSON.stringify(keys[0])), {
      alg: 'HS256',
    }),
    'with another person in it': `${header}.${encoded({ ...claims, sub: someoneElse })}.${signature}`,
    'with another signature': `${header}.${payload}.${signature.split('').toReversed().join('')}`,
    'no token': 'no-token-but-long-enough',
  };
}
