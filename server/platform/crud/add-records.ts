import type { Database } from '../db/database.ts';
import { insertMany, type BulkColumn } from '../db/insert-many.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import { isStored, type EntityDefinition } from '../model/definition.ts';
import type { WireRecord } from '../query/records.ts';
import { searchColumn } from '../search/search.ts';
import { searchText } from '../search/text.ts';
import { encodeValue } from './write.ts';

/**
 * Adds records that are known to be right, with what searches and duplicate checks need, many at once. For seeds: it goes
 * past access, rules and history.
 */
export async function addRecords(
  database: Database,
  duplicates: Duplicates,
  definition: EntityDefinition,
  records: readonly WireRecord[],
): Promise<void> {
  const fields = definition.fields.filter(isStored);
  const columns: BulkColumn[] = fields.map((field) => ({
    name: field.column!,
    type:
      field.type === 'boolean'
        ? 'boolean'
        : field.format === 'money'
          ? 'bigint'
          : field.type === 'string'
            ? 'text'
            : field.type === 'number'
              ? 'real'
              : 'integer',
  }));
  const searched = definition.search.length > 0;
  if (searched) columns.push({ name: searchColumn, type: 'text' });
  const rows = records.map((record) => {
    const values = fields.map((field) =>
      encodeValue(
        field,
        record[field.name] ??
          field.default ??
          (field.type === 'boolean' ? false : field.stamp === 'version' ? 1 : null),
      ),
    );
    return searched ? [...values, searchText(definition, record)] : values;
  });
  await insertMany(database, definition.table, columns, rows);
  if (!definition.duplicates) return;
  const keys = records.flatMap((record) =>
    duplicates.keys(definition, record).map((hash) => [hash, record[definition.key]]),
  );
  await insertMany(
    database,
    `${definition.table}_key`,
    [
      { name: 'hash', type: 'integer' },
      { name: 'id', type: 'integer' },
    ],
    keys,
  );
}
