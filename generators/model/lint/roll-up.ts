import type { Field } from '../types.ts';
import { lintTestedCodes } from './codes.ts';
import { lintLiterals } from './condition.ts';
import type { Names } from './names.ts';
import { isDate, isNumber } from './row-condition.ts';

/** Checks a roll-up: the entity must refer to this one, and have the fields that the roll-up names. */
export function lintRollUp(names: Names, { name, type, format, readOnly, rollUp }: Field): void {
  const at = ['properties', name, 'x-rollUp'];
  if (!rollUp) return;
  const { of, by, take, latest, unless = {} } = rollUp;
  const child = names.target(of);
  if (!readOnly) names.add('gives the value, so the field must be read-only', ...at);
  if (!child) return;
  for (const [word, one] of Object.entries({ by, take, latest })) names.fieldOf(one, child, ...at, word);
  for (const [one, is] of Object.entries(unless)) {
    names.fieldOf(one, child, ...at, 'unless', one);
    const tested = child.fields.find((other) => other.name === one);
    if (tested) lintLiterals(names, tested, { is }, ...at, 'unless', one);
    if (tested) lintTestedCodes(names, tested, undefined, { is }, ...at, 'unless', one);
  }
  const field = (one: string) => child.fields.find((other) => other.name === one);
  const [reference, taken] = [field(by), field(take)];
  if (reference && (reference.type !== 'ref' || reference.to !== names.entity.name))
    names.add(`"${by}" is not a reference to ${names.entity.name}`, ...at, 'by');
  const last = field(latest);
  if (last && !isDate(last) && !isNumber(last))
    names.add(`"${latest}" is neither a number nor a date`, ...at, 'latest');
  if (taken && (taken.type !== type || taken.format !== format))
    names.add(`"${take}" is not of the same kind as ${name}`, ...at, 'take');
}
