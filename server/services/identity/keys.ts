import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

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

/**
 * Reads the key that signs tokens from the data folder, or creates it at the first start. Only its owner can read the
 * file.
 */
export async function signingKey(dataDir: string): Promise<SigningKey> {
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    // Writes the file under another name first, so that a crash leaves no partial key and, if two servers start at
    // once, both use the key of the first.
    const made = `${file}.${randomUUID()}`;
    writeFileSync(made, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(made);
  }
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
