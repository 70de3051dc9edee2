import { randomUUID } from 'node:crypto';
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

let unknown: Promise<string> | undefined;

/** The hash of a password that nobody knows. */
export const noPassword = (): Promise<string> => (unknown ??= hash(randomUUID()));

/** Letters that everybody who knows the product would try: its own name, and that of its demo users. */
const known = ['branchline', 'demo'];

/**
 * Checks a new password, and hashes it with argon2id.
 * @param companies names of the company
 * @throws IdentityError WEAK_PASSWORD if it is too short, only spaces, a common one or only a name that everybody
 * knows; INVALID_PASSWORD if it is too long
 */
export async function hashNewPassword(password: string, companies: readonly string[]): Promise<string> {
  if (password && isBlank(password)) throw new IdentityError('WEAK_PASSWORD : Password should not be only spaces');
  // Browsers trim passwords, here and at the sign-in (VAL-001).
  if (password.trim().length < shortest)
    throw new IdentityError(`WEAK_PASSWORD : Password should be at least ${shortest} characters`);
  if (password.length > longest) throw new IdentityError('INVALID_PASSWORD');
  const common = await commonPasswords();
  if (common.has(password.toLowerCase()))
    throw new IdentityError('WEAK_PASSWORD : Password should not be a common one');
  if (isName(password, companies))
    throw new IdentityError('WEAK_PASSWORD : Password should be more than the name of the product or the company');
  return hash(password);
}

/** Whether a text shows nothing: spaces of any kind, and characters without a width. */
const isBlank = (text: string): boolean => !/[^\p{Z}\p{C}]/u.test(text);

/** Whether all letters of a password belong to the name of the product or of the company, however it is written. */
function isName(password: string, companies: readonly string[]): boolean {
  const typed = lettersOf(password);
  const names = [...companies.flatMap(namesOf), ...known].toSorted((a, b) => b.length - a.length);
  return typed !== '' && names.reduce((left, name) => left.replaceAll(name, ''), typed) === '';
}

/** The letters of a company's name: of the whole, without the legal form, and of its first word. */
function namesOf(company: string): string[] {
  const short = company.replace(/\b(ltd|limited|plc|llp|inc|gmbh)\b\.?/giu, '');
  const [first = ''] = short.trim().split(/\s+/);
  return [company, short, first].map(lettersOf).filter(({ length }) => length >= 4);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
