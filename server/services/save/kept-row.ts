import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { isStored, type EntityDefinition } from '../../core/model/definition.ts';
import { searchColumn } from '../../core/search/search.ts';

/** A deleted row as it was in the database, and its references to many. */
export interface KeptRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Referenced keys by join table. */
  readonly many: Readonly<Record<string, readonly number[]>>;
}

const columnsOf = (definition: EntityDefinition): string[] => [
  ...definition.fields.filter(isStored).map(({ column }) => column!),
  ...(definition.search.length ? [searchColumn] : []),
];

const joinTables = ({ fields }: EntityDefinition) => fields.flatMap(({ joinTable }) => joinTable ?? []);

export async function keptRow(database: Database, definition: EntityDefinition, id: number): Promise<KeptRow> {
  const columns = columnsOf(definition);
  const key = definition.fields.find(({ name }) => name === definition.key)!.column!;
  const [row] = await database.rows(
    sql`select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.id(definition.table)} where ${sql.id(key)} = ${id}`,
  );
  const many: Record<string, number[]> = {};
  for (const table of joinTables(definition)) {
    const items = await database.rows(sql`select item_id from ${sql.id(table)} where owner_id = ${id}`);
    many[table] = items.map(([item]) => item as number);
  }
  return { values: Object.fromEntries(columns.map((column, i) => [column, row![i]])), many };
}

/** Restores the row under its old key. Columns that were added since get their default. */
export async function restoreRow(database: Database, definition: EntityDefinition, { values, many }: KeptRow) {
  const columns = columnsOf(definition).filter((column) => column in values);
  await database.rows(
    sql`insert into ${sql.id(definition.table)} (${sql.join(columns.map((column) => sql.id(column)))})
      values (${sql.join(columns.map((column) => sql`${values[column]}`))})`,
  );
  const key = values[definition.fields.find(({ name }) => name === definition.key)!.column!];
  for (const table of joinTables(definition))
    for (const item of many[table] ?? [])
      await database.rows(sql`insert into ${sql.id(table)} (owner_id, item_id) values (${key}, ${item})`);
}
