import type { Derivation, Field } from '../types.ts';
import type { Names, Place } from './names.ts';

/** Checks where a derived value comes from: a function, a text of fields, or a field of a record referred to. */
export function lintDerived(names: Names, field: Field): void {
  const at = ['properties', field.name, 'x-derived'];
  for (const derivation of field.derived) {
    const { from, by, text } = derivation;
    names.fields(from, ...at, 'from');
    for (const [, name] of text?.matchAll(/\{(\w+)\}/g) ?? []) names.known(name!, from, 'source', ...at, 'text');
    if (by && text) names.add('must have either by or text, not both', ...at);
    if (text && field.type !== 'string') names.add('is for a text', ...at, 'text');
    if (derivation.split && !text) names.add('is for a text of fields', ...at, 'split');
    if (!by && !text) lintReferred(names, field, derivation);
  }
  if (leadsBack(names, field)) names.add('leads back to the field itself', ...at);
}

/** Checks a value that is derived from the record that a reference leads to. */
function lintReferred(names: Names, field: Field, { from: [first, ...more], take }: Derivation): void {
  const at = ['properties', field.name, 'x-derived'];
  if (more.length) names.add('must be one reference if it has neither by nor text', ...at, 'from');
  if (take === undefined) return names.add(`needs "take": which field of ${first} the value is`, ...at);
  lintTaken(names, field, [first!, take], ...at, 'take');
}

/** Checks a value that is taken from the record that a reference leads to, given by the reference and a field of it. */
export function lintTaken(names: Names, field: Field, [first, take]: readonly [string, string], ...at: Place): void {
  names.path([first, take], ...at);
  const source = names.entity.fields.find((one) => one.name === first);
  const taken = names.target(source?.to)?.fields.find((one) => one.name === take);
  if (taken && taken.type !== 'alias' && (taken.type !== field.type || taken.to !== field.to))
    names.add(`"${take}" is not of the same kind as ${field.name}`, ...at);
}

/** Whether a field is derived, directly or through others, from itself. */
function leadsBack({ entity }: Names, { name }: Field): boolean {
  const seen = new Set<string>();
  const follow = (one: string): boolean => {
    const sources = entity.fields.find((field) => field.name === one)?.derived.flatMap(({ from }) => from) ?? [];
    return sources.some(
      (source) => source === name || (!seen.has(source) && Boolean(seen.add(source)) && follow(source)),
    );
  };
  return follow(name);
}
