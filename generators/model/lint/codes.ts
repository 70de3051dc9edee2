import { literalsOf, type Test } from '../condition.ts';
import { signedInUser, today, type Entity, type Field } from '../types.ts';
import { lintTaken } from './derived.ts';
import type { Names, Place } from './names.ts';

/**
 * Checks that no two codes have the same key, that badges name known codes, and that x-codes-for is only used with
 * codes.
 */
export function lintCodes(names: Names): void {
  const { codes, codesFor, badges } = names.entity;
  if (codesFor && !Object.keys(codes).length) names.add('needs x-codes', 'x-codes-for');
  for (const code of Object.keys(badges ?? {})) names.known(code, Object.keys(codes), 'code', 'x-badges', code);
  const keys = new Map<number, string>();
  for (const [code, key] of Object.entries(codes)) {
    const other = keys.get(key);
    if (other) names.add(`${key} is already the key of ${other}`, 'x-codes', code);
    keys.set(key, code);
  }
}

/** Checks that a code names a row that the field can refer to. */
export function lintCode(names: Names, field: Field, code: string, ...at: Place): void {
  const target = names.target(field.to);
  if (!target) return;
  const codes = Object.keys(target.codes);
  if (codes.length) names.known(code, codes, `code of ${target.name}`, ...at);
  else names.add(`${target.path} has no x-codes, so no row can be named here`, ...at);
}

/**
 * Checks that tests on a reference use codes. A test on the name of a row that has a code would fail after a rename.
 */
export function lintTestedCodes(names: Names, field: Field, part: string | undefined, test: Test, ...at: Place): void {
  const target = names.target(field.to);
  const literals = literalsOf(test).filter((value) => typeof value === 'string' && value !== signedInUser) as string[];
  if (!target || !literals.length) return;
  if (part === undefined) for (const code of literals) lintCode(names, field, code, ...at);
  else if (part === target.display && Object.keys(target.codes).length)
    names.add(`rows of ${target.name} can be renamed: compare "${field.name}" with a code`, ...at);
}

/** Checks a default. For a reference: the code of a row, the signed-in user or a reference of that user. */
export function lintDefault(names: Names, field: Field): void {
  const { default: value, values, type } = field;
  const at = ['properties', field.name, 'default'];
  if (value === undefined) return;
  if (values) names.known(String(value), values, 'value', ...at);
  if (type === 'refs') names.add('is for one value, not for many references', ...at);
  if (type !== 'ref') return;
  if (isOfUser(value)) lintOfUser(names, field, value, ...at);
  else lintCode(names, field, String(value), ...at);
}

/**
 * Checks what a dialog fills in: today for a date, the signed-in user or a reference of that user for a reference, or a
 * field of a record referred to.
 */
export function lintStart(names: Names, field: Field): void {
  const { start, format, type } = field;
  const at = ['properties', field.name, 'x-start'];
  if (start === undefined) return;
  if (!start.startsWith('$')) lintTaken(names, field, start.split('.') as [string, string], ...at);
  else if (start === today ? format !== 'date' : type !== 'ref')
    names.add(start === today ? 'is for a date' : 'is for a reference to one record', ...at);
  else if (start !== today) lintOfUser(names, field, start, ...at);
}

const isOfUser = (value: unknown): value is string => String(value).split('.')[0] === signedInUser;

function lintOfUser(names: Names, { to }: Field, value: string, ...at: Place) {
  const part = value.split('.')[1];
  const found = part === undefined ? names.target('user') : referred(names, part, ...at);
  if (found && found.name !== to) names.add(`refers to ${found.name}, not to ${to}`, ...at);
}

/** The entity that a reference of the signed-in user leads to. */
function referred(names: Names, part: string, ...at: Place): Entity | undefined {
  const user = names.target('user')!;
  names.fieldOf(part, user, ...at);
  return names.target(user.fields.find(({ name }) => name === part)?.to);
}
