import { readMail } from '../../core/values/mail.gen.ts';
import { readPhone } from '../../core/values/phone.gen.ts';
import { writable } from '../../core/model/checks.ts';
import type { EntityDefinition, FieldDefinition } from '../../core/model/definition.ts';
import { headingKey } from '../../core/model/heading.ts';
import type { Registry } from '../../core/model/registry.ts';
import { fold } from '../../core/search/words.ts';
import { isBlank } from './cells.ts';
import type { Mapping } from './mapping.ts';

/** How a column was found for a field: by its heading, or only by what is in it. */
export type Sure = 'name' | 'content';

export interface Proposal {
  readonly mapping: Mapping;
  /** By field. */
  readonly sure: Readonly<Record<string, Sure>>;
}

/** Share of the filled cells that must look like a value of the field. */
const enough = 0.6;

/** The fields that a file can give, in the order of the schema. */
export const givenFields = (definition: EntityDefinition): FieldDefinition[] =>
  definition.fields.filter(
    (field) => field.type !== 'alias' && field.type !== 'refs' && !field.stamp && writable(definition, field.name),
  );

/**
 * Proposes a column for each field: one whose heading is the field's name, its title or one of the headings of the
 * schema; then, for e-mail addresses, telephone numbers, post codes and references to lists, one whose cells look so.
 * @param sample cells of the first rows, in the order of the headings
 * @param names of each reference list, folded, by field
 */
export function matchColumns(
  definition: EntityDefinition,
  registry: Registry,
  headings: readonly string[],
  sample: readonly (readonly string[])[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Proposal {
  const fields = givenFields(definition);
  const columns: Record<string, string> = {};
  const sure: Record<string, Sure> = {};
  const free = new Set(headings);
  const take = (field: FieldDefinition, heading: string, how: Sure) => {
    columns[field.name] = heading;
    sure[field.name] = how;
    free.delete(heading);
  };
  const ways: ((field: FieldDefinition) => readonly string[])[] = [
    ({ name, title }) => [name, title],
    ({ name }) => definition.import?.names[name] ?? [],
  ];
  for (const way of ways)
    for (const field of fields) {
      if (field.name in columns) continue;
      const keys = way(field).map(headingKey);
      // The names of the schema are in the order in which they are preferred.
      const found = keys.flatMap((key) => headings.filter((one) => free.has(one) && headingKey(one) === key))[0];
      if (found !== undefined) take(field, found, 'name');
    }
  for (const field of fields) {
    if (field.name in columns) continue;
    const looksSo = likenessOf(field, names.get(field.name));
    if (!looksSo) continue;
    const found = headings
      .flatMap((heading, i) => {
        const filled = free.has(heading) ? sample.map((cells) => cells[i] ?? '').filter((text) => !isBlank(text)) : [];
        const share = filled.filter(looksSo).length / Math.max(1, filled.length);
        return share >= enough ? [{ heading, share }] : [];
      })
      .toSorted((a, b) => b.share - a.share)[0];
    if (found) take(field, found.heading, 'content');
  }
  const lookups = Object.fromEntries(
    fields.flatMap(({ name, to }) =>
      to ? [[name, { by: registry.definition(to).display, missing: 'refuse' as const }] as const] : [],
    ),
  );
  return { mapping: { columns, lookups: pick(lookups, Object.keys(columns)) }, sure };
}

/** Whether a text looks like a value of a field; null if nothing tells its values from others. */
function likenessOf(
  { type, format }: FieldDefinition,
  names: ReadonlySet<string> | undefined,
): ((text: string) => boolean) | null {
  if (type === 'ref') return names?.size ? (text) => names.has(fold(text)) : null;
  if (format === 'email') return (text) => text.includes('@') && !readMail(text).wrong;
  if (format === 'phone') return (text) => text.replace(/\D/g, '').length >= 9 && readPhone(text).wrong !== 'form';
  if (format === 'date') return (text) => /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text);
  if (format === 'postCode') return (text) => /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i.test(text.trim());
  return null;
}

const pick = <T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]!] as const] : [])));
