import { clausesOf, literalsOf, type Literal, type Test } from '../condition.ts';
import type { Json } from '../load.ts';
import type { Field } from '../types.ts';
import { lintTestedCodes } from './codes.ts';
import type { Names, Place } from './names.ts';

/** Checks the paths and values of a condition on a record. */
export function lintCondition(names: Names, condition: Json, ...at: Place): void {
  for (const { path, key, test } of clausesOf(condition)) {
    names.path(path, ...at, key);
    const [first, second] = path;
    const field = names.entity.fields.find((one) => one.name === first);
    const target = names.target(field?.to);
    if (field && target && second !== undefined) {
      const parts = [target.key, target.display, ...target.embed];
      if (target.fields.some(({ name }) => name === second) && !parts.includes(second))
        names.add(`a reference to ${target.name} has only ${parts.join(', ')}`, ...at, key);
    }
    const end = second === undefined ? field : target?.fields.find(({ name }) => name === second);
    if (end) lintLiterals(names, end, test, ...at, key);
    if (field) lintTestedCodes(names, field, second, test, ...at, key);
    if (end && end.type !== 'number' && end.type !== 'integer' && (test.from !== undefined || test.to !== undefined))
      names.add(`"${key}" is not a number`, ...at, key);
  }
}

/** Checks that values fit the field: allowed values, booleans or numbers. */
export function lintLiterals(names: Names, { type, values }: Field, test: Test, ...at: Place): void {
  for (const value of literalsOf(test)) {
    if (value === null) continue;
    if (values) names.known(String(value), values, 'value', ...at);
    else if (!fits(type, value)) names.add(`${JSON.stringify(value)} is not a value of type ${type}`, ...at);
  }
}

function fits(type: Field['type'], value: NonNullable<Literal>): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  return type !== 'string' || typeof value === 'string';
}
