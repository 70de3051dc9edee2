import { hash } from '@node-rs/argon2';
import { IdentityError } from './identity-error.ts';

const shortest = 10;
const longest = 1000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Common passwords of sufficient length, in lower case. Loaded with the first new password, as most runs need none. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest)),
  ));

/**
 * Checks a new password, and hashes it with argon2id.
 * @throws IdentityError WEAK_PASSWORD if it is too short or a common one; INVALID_PASSWORD if it is too long
 */
export async function hashNewPassword(password: string): Promise<string> {
  if (password.length < shortest)
    throw new IdentityError(`WEAK_PASSWORD : Password should be at least ${shortest} characters`);
  if (password.length > longest) throw new IdentityError('INVALID_PASSWORD');
  const common = await commonPasswords();
  if (common.has(password.toLowerCase()))
    throw new IdentityError('WEAK_PASSWORD : Password should not be a common one');
  return hash(password);
}
