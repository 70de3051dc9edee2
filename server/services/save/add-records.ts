import type { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { addKeys } from '../duplicates/add-keys.ts';
import { addDue } from '../duplicates/probable.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import {
  isEntry,
  isStored,
  timelineColumn,
  type EntityDefinition,
  type FieldDefinition,
} from '../../core/model/definition.ts';
import { momentOf } from '../../core/records/entry-moment.ts';
import { valueFromWire, type WireRecord } from '../../core/records/wire.ts';
import { searchColumn } from '../../core/search/search.ts';
import { learnWords } from '../../core/search/slips.ts';
import { searchText, spelledWords } from '../../core/search/text.ts';
import { tally } from './tallies.ts';
import { columnType } from './write.ts';

/**
 * Adds many valid records at once, with their search words, blocking keys and tally. For seeds only: it skips access,
 * rules and history.
 * @param records in wire format, except instants, which are ISO; of references only the key is needed, as the first
 *   property
 */
export async function addRecords(
  database: Database,
  duplicates: Duplicates,
  definition: EntityDefinition,
  records: readonly WireRecord[],
): Promise<void> {
  const { table, key } = definition;
  const fields = definition.fields.filter(isStored);
  const missing = fields.map(valueOfNone);
  const columns = fields.map((field): BulkColumn => ({ name: field.column!, type: columnType(field) }));
  const searched = definition.search.length > 0;
  if (searched) columns.push({ name: searchColumn, type: 'text' });
  if (isEntry(definition)) columns.push({ name: timelineColumn, type: 'text' });
  const places = new Map(fields.map(({ name }, i) => [name, i]));
  // Caches converted days, because the same ones recur.
  const days = new Map<unknown, unknown>();
  const encode = (field: FieldDefinition, value: unknown) => {
    if (field.type === 'ref') return keyOf(value as object | null);
    if (field.format !== 'date') return valueFromWire(field, value);
    if (!days.has(value)) days.set(value, valueFromWire(field, value));
    return days.get(value);
  };
  const rows = records.map((record) => {
    const row = fields.map((field, i) => encode(field, record[field.name] ?? missing[i]));
    const moment = isEntry(definition) && momentOf(definition, (name) => row[places.get(name)!], null);
    if (searched) row.push(searchText(definition, record));
    if (moment !== false) row.push(moment);
    return row;
  });
  await insertMany(database, table, columns, rows);
  for (const { name, joinTable } of definition.fields.filter(({ type }) => type === 'refs')) {
    const pairs = records.flatMap((record) =>
      ((record[name] ?? []) as WireRecord[]).map((item) => [record[key], keyOf(item)]),
    );
    await insertMany(database, joinTable!, integers('owner_id', 'item_id'), pairs);
  }
  await tally(database, definition, tallied(definition, fields, rows));
  if (searched)
    await learnWords(
      database,
      records.flatMap((record) => spelledWords(definition, record)),
    );
  if (!definition.duplicates) return;
  const keys = records.flatMap((record) => duplicates.keys(definition, record).map((hash) => [hash, record[key]]));
  await addKeys(database, table, keys);
  const ids = records.map((record) => record[key] as number);
  await addDue(database, definition, ids);
}

/** The rows as records, with the fields that their tally needs. */
function tallied({ tally: kept }: EntityDefinition, fields: readonly FieldDefinition[], rows: readonly unknown[][]) {
  if (!kept) return [];
  const needed = fields.flatMap((field, i) =>
    field.name === kept.sum || kept.by.includes(field.name) ? [[field, i] as const] : [],
  );
  const valueOf = ({ type }: FieldDefinition, value: unknown) =>
    type === 'ref' && value !== null ? { key: value } : value;
  return rows.map((row) => ({
    before: null,
    after: Object.fromEntries(needed.map(([field, i]) => [field.name, valueOf(field, row[i])])),
  }));
}

/** The key of a referenced record: the first property of the reference. */
function keyOf(reference: object | null): unknown {
  for (const name in reference) return (reference as WireRecord)[name];
  return null;
}

const integers = (...names: string[]) => names.map((name): BulkColumn => ({ name, type: 'integer' }));

const valueOfNone = (field: FieldDefinition): unknown =>
  field.default ?? (field.type === 'boolean' ? false : field.stamp === 'version' ? 1 : null);
