import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, isEntry, isStored, timelineColumn, type EntityDefinition } from '../../core/model/definition.ts';
import { firstIn } from './stamp.ts';

/** A deleted row as it was in the database, without search words, and its references to many. */
export interface KeptRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Referenced keys by join table. */
  readonly many: Readonly<Record<string, readonly number[]>>;
}

const columnsOf = (definition: EntityDefinition): string[] => [
  ...definition.fields.filter(isStored).map(({ column }) => column!),
  ...(isEntry(definition) ? [timelineColumn] : []),
];

const joinTables = ({ fields }: EntityDefinition) => fields.flatMap(({ joinTable }) => joinTable ?? []);

/** The rows with these keys, by key. */
export async function keptRows(
  database: Database,
  definition: EntityDefinition,
  ids: readonly number[],
): Promise<Map<number, KeptRow>> {
  const columns = columnsOf(definition);
  const key = columnOf(definition, definition.key);
  const rows = await database.rows(
    sql`select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.id(definition.table)} where ${sql.id(key)} in ${sql.list(ids)}`,
  );
  const many = new Map(ids.map((id) => [id, {} as Record<string, number[]>]));
  for (const table of joinTables(definition)) {
    for (const id of ids) many.get(id)![table] = [];
    const items = await database.rows(
      sql`select owner_id, item_id from ${sql.id(table)} where owner_id in ${sql.list(ids)}`,
    );
    for (const [owner, item] of items as [number, number][]) many.get(owner)![table]!.push(item);
  }
  return new Map(
    rows.map((row) => {
      const values = Object.fromEntries(columns.map((column, i) => [column, row[i]]));
      const id = values[key] as number;
      return [id, { values, many: many.get(id)! }];
    }),
  );
}

/** Restores the row under its old key. Columns that were added since get their default, or the value of others. */
export async function restoreRow(database: Database, definition: EntityDefinition, { values: kept, many }: KeptRow) {
  const values = withFirst(definition, kept);
  const columns = columnsOf(definition).filter((column) => column in values);
  await database.rows(
    sql`insert into ${sql.id(definition.table)} (${sql.join(columns.map((column) => sql.id(column)))})
      values (${sql.join(columns.map((column) => sql`${values[column]}`))})`,
  );
  const key = values[columnOf(definition, definition.key)];
  for (const table of joinTables(definition))
    for (const item of many[table] ?? [])
      await database.rows(sql`insert into ${sql.id(table)} (owner_id, item_id) values (${key}, ${item})`);
}

function withFirst(definition: EntityDefinition, kept: KeptRow['values']): KeptRow['values'] {
  const values = { ...kept };
  for (const { column, firstOf } of definition.fields)
    if (firstOf)
      values[column!] = firstIn(
        firstOf.map((name) => columnOf(definition, name)),
        values,
      );
  return values;
}
