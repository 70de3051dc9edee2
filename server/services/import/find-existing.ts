import { storedValue } from '../../core/model/checks.ts';
import { fieldOf, type AnyRecord, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { lowered } from '../../core/records/conditions.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { readableKeys } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { SaveServices } from '../save/services.ts';

/** What a row finds by the sets of `x-import`: the record, or the field by which it finds several. */
export type Existing = { readonly record: AnyRecord } | { readonly several: FieldDefinition } | null;

/** Values of a condition at most. */
const lot = 200;

/**
 * Finds the records that rows change, among those that the person may read.
 * @param rows values with keys in place of names
 */
export async function findExisting(
  definition: EntityDefinition,
  rows: readonly WireRecord[],
  user: SessionUser,
  services: SaveServices,
): Promise<Existing[]> {
  const found: Existing[] = rows.map(() => null);
  for (const set of definition.import?.by ?? []) {
    const fields = set.map((name) => fieldOf(definition, name)!);
    const [first] = fields as [FieldDefinition];
    const meant = rows.map((row, i) =>
      found[i] || fields.some((field) => comparedValue(field, row[field.name]) === '')
        ? null
        : fields.map((field) => comparedValue(field, row[field.name])),
    );
    const given = meant.flatMap((all, i) => (all ? [storedValue(first, rows[i]![first.name])] : []));
    const wanted = [...new Set(given)].filter(isComparable);
    const records: AnyRecord[] = [];
    for (let at = 0; at < wanted.length; at += lot)
      records.push(...(await services.records.find(definition, { [first.name]: wanted.slice(at, at + lot) })));
    const keys = records.map((record) => record[definition.key] as number);
    const readable = await readableKeys(definition, keys, user, services);
    const byValues = new Map<string, AnyRecord[]>();
    for (const record of records) {
      if (!readable.has(record[definition.key] as number)) continue;
      const key = fields.map((field) => comparedValue(field, record[field.name])).join('\n');
      byValues.set(key, [...(byValues.get(key) ?? []), record]);
    }
    for (const [i, values] of meant.entries()) {
      const same = values ? (byValues.get(values.join('\n')) ?? []) : [];
      if (same.length === 1) found[i] = { record: same[0]! };
      else if (same.length) found[i] = { several: first };
    }
  }
  return found;
}

/** Whether a value of a file can be looked for. */
const isComparable = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\0') : Number.isSafeInteger(value);

/** A value as it is compared: the key of a reference, a text regardless of case; empty for none. */
function comparedValue(field: FieldDefinition, value: unknown): string {
  const plain = typeof value === 'object' && value !== null && 'key' in value ? value.key : storedValue(field, value);
  return lowered(String(plain ?? '').trim());
}
