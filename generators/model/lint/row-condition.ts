import { clausesOf, literalsOf, type Literal } from '../condition.ts';
import type { Json } from '../load.ts';
import { endOf } from '../reports.ts';
import { signedInUser, type Field } from '../types.ts';
import { lintTestedCodes } from './codes.ts';
import { lintLiterals } from './condition.ts';
import type { Names, Place } from './names.ts';

/** The field that a path ends in. Reports a path that leads to many records or through more than one reference. */
export function lintEnd(names: Names, path: string, ...at: Place): Field | undefined {
  names.path(path.split('.'), ...at);
  const end = endOf(names.entity, path, names.entities);
  if (!end && isThere(names, path))
    names.add(`"${path}" leads to many records, or through more than one reference`, ...at);
  return end?.field;
}

function isThere(names: Names, path: string): boolean {
  const [first, second] = path.split('.');
  const field = names.entity.fields.find((one) => one.name === first);
  const target = names.target(field?.to);
  return Boolean(field && (second === undefined || target?.fields.some((one) => one.name === second)));
}

export const isDate = ({ format }: Field) => format === 'date' || format === 'date-time';
export const isNumber = ({ type }: Field) => type === 'integer' || type === 'number';

const day = /^(\d{2}\/\d{2}\/\d{4}|Today|Yesterday|(Last|This|Next) (week|month|quarter|year))$/;
const isDay = (value: Literal) => day.test(String(value));

const dayMessage = (value: Literal) =>
  `"${value}" is not a day: write 21/11/2026, Today, Yesterday, or Last, This or Next with week, month, quarter or year`;

/** Checks a condition on the rows of an entity that is used without a signed-in user. */
export function lintRowsForAll(names: Names, where: Json = {}, ...at: Place): void {
  lintRowCondition(names, where, ...at);
  for (const { key, test } of clausesOf(where))
    if (literalsOf(test).includes(signedInUser))
      names.add('$user cannot be used here: nobody is signed in', ...at, key);
}

/** Checks a condition on the rows of an entity, which becomes SQL. */
export function lintRowCondition(names: Names, where: Json = {}, ...at: Place): void {
  for (const { key, test } of clausesOf(where)) {
    const field = lintEnd(names, key, ...at, key);
    if (!field) continue;
    if ((test.from !== undefined || test.to !== undefined) && !isDate(field) && !isNumber(field))
      names.add(`"${key}" is neither a number nor a date`, ...at, key);
    if (isDate(field))
      for (const value of literalsOf(test))
        if (value !== null && !isDay(value)) names.add(dayMessage(value), ...at, key);
    if (literalsOf(test).includes(signedInUser) && field.to !== 'user')
      names.add(`"${key}" does not refer to a user`, ...at, key);
    if (test.not && !test.not.includes(null))
      names.add('rows without a value are left out too, so null must be among the values', ...at, key, 'not');
    if (field.values) lintLiterals(names, field, test, ...at, key);
    const [first, second] = key.split('.');
    const named = names.entity.fields.find(({ name }) => name === first)!;
    lintTestedCodes(names, named, second, test, ...at, key);
  }
}
