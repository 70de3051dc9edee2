import type { Field } from '../types.ts';
import { lintCode } from './codes.ts';
import type { Names } from './names.ts';

/** Checks the day of some rows: the field is a date, and the rows are those of a reference. */
export function lintDayOf(names: Names, field: Field): void {
  const { dayOf, readOnly } = field;
  const at = ['properties', field.name, 'x-dayOf'];
  if (!dayOf) return;
  if (field.format !== 'date') names.add('is for a date', ...at);
  if (!readOnly) names.add('gives the value, so the field must be read-only', ...at);
  names.field(dayOf.field, ...at, 'field');
  const reference = names.entity.fields.find(({ name }) => name === dayOf.field);
  if (!reference) return;
  if (reference.type !== 'ref') names.add(`"${dayOf.field}" is not a reference`, ...at, 'field');
  else for (const code of dayOf.in) lintCode(names, reference, String(code), ...at, 'in');
}

/** Checks that a first value is one of stored fields of the same kind, which stand before it. */
export function lintFirstOf(names: Names, field: Field): void {
  const { firstOf = [], readOnly } = field;
  const at = ['properties', field.name, 'x-firstOf'];
  if (firstOf.length && !readOnly) names.add('gives the value, so the field must be read-only', ...at);
  const { fields } = names.entity;
  const before = fields.slice(0, fields.indexOf(field));
  for (const name of firstOf) {
    names.field(name, ...at);
    const one = fields.find((other) => other.name === name);
    if (!one) continue;
    if (one.alias || one.type !== field.type || one.format !== field.format || one.to !== field.to)
      names.add(`"${name}" is not of the same kind as ${field.name}`, ...at);
    else if (!before.includes(one)) names.add(`"${name}" must stand before ${field.name}`, ...at);
  }
}
