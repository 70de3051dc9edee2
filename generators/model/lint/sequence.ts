import type { Problems } from '../problems.ts';
import { pointer } from '../problems.ts';
import type { Field, Model } from '../types.ts';
import type { Names } from './names.ts';

/** Checks a sequence: whole numbers, or texts with a prefix. It may count within a reference of the same record. */
export function lintSequence(names: Names, { name, type, readOnly, sequence, maxLength }: Field): void {
  const at = ['properties', name, 'x-sequence'];
  if (!sequence) return;
  const { prefix, width, within } = sequence;
  if (type !== 'integer' && type !== 'string') names.add('is for a text or a whole number', ...at);
  if (type === 'integer' && (prefix || width)) names.add('a whole number has neither prefix nor width', ...at);
  if (type === 'string' && (prefix?.length ?? 0) + (width ?? 0) > maxLength)
    names.add(`gives more than the ${maxLength} characters of the field`, ...at);
  if (!readOnly) names.add('gives the number, so the field must be read-only', ...at);
  if (within === undefined) return;
  names.field(within, ...at, 'within');
  const field = names.entity.fields.find((one) => one.name === within);
  if (field && (field.type !== 'ref' || !field.required))
    names.add(`"${within}" is not a required reference`, ...at, 'within');
}

/** Checks that sequences have different names: the database identifies a sequence by its name. */
export function lintSequenceNames({ entities }: Model, problems: Problems): void {
  const owners = new Map<string, string>();
  for (const { path, fields } of entities)
    for (const { name, sequence } of fields) {
      if (!sequence) continue;
      const owner = owners.get(sequence.name.toLowerCase());
      const at = pointer('properties', name, 'x-sequence', 'name');
      if (owner) problems.add(`${path}.json`, at, `${owner} already has a sequence of this name`);
      owners.set(sequence.name.toLowerCase(), `${path}.json`);
    }
}
