import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { syncFolder } from '../files/sync.ts';
import { writeOnce } from '../files/write-once.ts';

export const algorithm = 'ES256';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
  /** A second secret. It is never sent, and signs no tokens. */
  readonly secret: Buffer;
}

export const keyFile = (dataDir: string): string => join(dataDir, 'keys', 'identity.jwk.json');

/** The key that is about to replace it. */
export const nextKeyFile = (dataDir: string): string => `${keyFile(dataDir)}.next`;

/**
 * Reads the key that signs tokens from the data folder, or makes it at the first start. Only its owner can read the
 * file.
 */
export async function signingKey(dataDir: string): Promise<SigningKey> {
  const file = keyFile(dataDir);
  return existsSync(file) ? readKey(file) : makeKey(file);
}

/**
 * Makes a key. If another process makes it at the same time, both use the key of the first. It survives a power cut,
 * because what it encrypts would be lost with it.
 */
export async function makeKey(file: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  writeOnce(file, JSON.stringify(await exportJWK(privateKey)));
  await syncFolder(dirname(file));
  return readKey(file);
}

export async function readKey(file: string): Promise<SigningKey> {
  const jwk = JSON.parse(readFileSync(file, 'utf8')) as JWK;
  const { d, ...publicPart } = jwk;
  const kid = await calculateJwkThumbprint(publicPart);
  return {
    kid,
    privateKey: (await importJWK(jwk, algorithm)) as CryptoKey,
    publicKey: (await importJWK(publicPart, algorithm)) as CryptoKey,
    publicJwk: { ...publicPart, kid, alg: algorithm, use: 'sig' },
    secret: createHmac('sha256', d!).update('secrets').digest(),
  };
}

/** Derives a secret from a text. The same key and text always give the same secret; nobody else can compute it. */
export const derived = ({ secret }: SigningKey, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
