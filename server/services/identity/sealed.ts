import { compactDecrypt, CompactEncrypt, errors } from 'jose';

/** Encrypts a text for the database. @param key 32 bytes */
export const seal = (text: string, key: Uint8Array): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);

/** The text that was encrypted; null if it was with another key, as after the keys were lost. */
export async function unseal(sealed: string, key: Uint8Array): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
