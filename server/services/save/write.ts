import type { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql } from '../../core/db/sql.ts';
import { updateMany } from '../../core/db/update-many.ts';
import {
  columnOf,
  isEntry,
  isStored,
  timelineColumn,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import { momentOf } from '../../core/records/entry-moment.ts';
import { searchColumn } from '../../core/search/search.ts';
import { searchText } from '../../core/search/text.ts';
import type { Change } from './change.ts';

/**
 * Inserts the row and returns its key. Uses plain SQL, because TypeORM takes longer to build the statement than it
 * runs.
 */
export async function insertRow(database: Database, change: Change): Promise<number> {
  const { definition, after } = change;
  const { [definition.key]: _, ...values } = encode(change, definition.fields);
  const columns = Object.keys(values).map((name) => sql.id(isDerived(name) ? name : columnOf(definition, name)));
  const key = sql.id(columnOf(definition, definition.key));
  const id = (await database.value<number>(
    sql`insert into ${sql.id(definition.table)} (${sql.join(columns)}) values ${sql.list(Object.values(values))} returning ${key}`,
  ))!;
  await addMany(database, definition.fields, id, after);
  return id;
}

/** Inserts the rows of new records, which have their keys, with one statement. */
export async function insertRows(
  database: Database,
  definition: EntityDefinition,
  changes: readonly Change[],
): Promise<void> {
  const { table, key } = definition;
  const fields = definition.fields.filter(isStored);
  const isSearched = definition.search.length > 0;
  const moment: BulkColumn[] = isEntry(definition) ? [momentColumn] : [];
  await insertMany(
    database,
    table,
    [...columnsOf(fields, isSearched), ...moment],
    changes.map(({ after, entryMoment }) => [
      ...rowOf(definition, fields, isSearched, after),
      ...moment.map(() => entryMoment ?? null),
    ]),
  );
  for (const { after } of changes) await addMany(database, definition.fields, after[key] as number, after);
}

/** Updates the row if it still has the version that was read. @returns false if it has another version */
export async function updateRow(database: Database, change: Change, id: number): Promise<boolean> {
  const { definition, before, after, fields } = change;
  const version = definition.fields.find((field) => field.stamp === 'version');
  const at = version ? { [definition.key]: id, [version.name]: before![version.name] } : { [definition.key]: id };
  const values = encode(change, fields);
  const { affected } = await database.manager.update(definition.name, at, values);
  if (affected === 0) return false;
  await replaceMany(database, fields, id, after);
  return true;
}

/** Updates locked rows, each according to its change. */
export async function updateRows(
  database: Database,
  definition: EntityDefinition,
  changes: readonly Change[],
): Promise<void> {
  const changed = new Set(changes.flatMap(({ fields }) => fields));
  const fields = [...changed].filter(isStored);
  const isSearched = fields.some(({ name }) => definition.search.includes(name));
  const columns = columnsOf(fields, isSearched);
  const rows = changes.map(({ after }) => [...rowOf(definition, fields, isSearched, after), after[definition.key]]);
  const { table, key } = definition;
  await updateMany(database, table, columnOf(definition, key), columns, rows);
  const moved = changes.filter(({ entryMoment }) => entryMoment !== undefined);
  const places = moved.map(({ entryMoment, after }) => [entryMoment, after[key]]);
  await updateMany(database, table, columnOf(definition, key), [momentColumn], places);
  const many = [...changed].filter(({ type }) => type === 'refs');
  for (const { after } of changes) await replaceMany(database, many, after[definition.key] as number, after);
}

const momentColumn: BulkColumn = { name: timelineColumn, type: 'text' };

/** Whether a column belongs to no field. */
const isDerived = (name: string): boolean => name === searchColumn || name === timelineColumn;

/** Columns of fields, and of the search words if they are written too. */
function columnsOf(fields: readonly FieldDefinition[], withSearch: boolean): BulkColumn[] {
  const columns = fields.map((field): BulkColumn => ({ name: field.column!, type: columnType(field) }));
  return withSearch ? [...columns, { name: searchColumn, type: 'text' }] : columns;
}

/** The values of these columns. */
const rowOf = (
  definition: EntityDefinition,
  fields: readonly FieldDefinition[],
  withSearch: boolean,
  record: AnyRecord,
): unknown[] => [
  ...fields.map((field) => encodeValue(field, record[field.name])),
  ...(withSearch ? [searchText(definition, record)] : []),
];

/** Writes the search words of a record again, because those of a record that it is found by may have changed. */
export async function writeSearchText(database: Database, definition: EntityDefinition, record: AnyRecord) {
  const [table, key] = [sql.id(definition.table), sql.id(columnOf(definition, definition.key))];
  await database.rows(
    sql`update ${table} set ${sql.id(searchColumn)} = ${searchText(definition, record)} where ${key} = ${record[definition.key]}`,
  );
}

/** Gives a restored row its place in timelines, if it was deleted before rows had one. */
export async function placeRestored(database: Database, definition: EntityDefinition, record: AnyRecord) {
  const [table, key] = [sql.id(definition.table), sql.id(columnOf(definition, definition.key))];
  const [moment, place] = [momentOf(definition, (name) => record[name], null), sql.id(timelineColumn)];
  await database.rows(
    sql`update ${table} set ${place} = ${moment} where ${key} = ${record[definition.key]} and ${place} is null`,
  );
}

export async function deleteRows(
  database: Database,
  definition: EntityDefinition,
  ids: readonly number[],
): Promise<void> {
  const key = sql.id(columnOf(definition, definition.key));
  await database.rows(sql`delete from ${sql.id(definition.table)} where ${key} in ${sql.list(ids)}`);
}

export function columnType({ type, format }: FieldDefinition): BulkColumn['type'] {
  if (type === 'boolean') return 'boolean';
  if (format === 'money') return 'bigint';
  return type === 'string' ? 'text' : type === 'number' ? 'real' : 'integer';
}

/** The values of these fields as stored, and those of columns that belong to no field if they differ. */
function encode({ definition, after, entryMoment, isSearchedAnew }: Change, fields: readonly FieldDefinition[]) {
  const values: AnyRecord = {};
  for (const field of fields) if (isStored(field)) values[field.name] = encodeValue(field, after[field.name]);
  if (isSearchedAnew) values[searchColumn] = searchText(definition, after);
  if (entryMoment !== undefined) values[timelineColumn] = entryMoment;
  return values;
}

/** A value as stored: a reference becomes its key; other values stay the same. */
export const encodeValue = (field: FieldDefinition, value: unknown): unknown =>
  (field.type === 'ref' ? (value as Reference | null)?.key : value) ?? null;

async function replaceMany(database: Database, fields: readonly FieldDefinition[], owner: number, record: AnyRecord) {
  for (const { type, joinTable } of fields)
    if (type === 'refs') await database.rows(sql`delete from ${sql.id(joinTable!)} where owner_id = ${owner}`);
  await addMany(database, fields, owner, record);
}

async function addMany(database: Database, fields: readonly FieldDefinition[], owner: number, record: AnyRecord) {
  for (const { type, name, joinTable } of fields) {
    const items = type === 'refs' ? (record[name] as Reference[]).map(({ key }) => key) : [];
    if (items.length)
      await database.rows(
        sql`insert into ${sql.id(joinTable!)} (owner_id, item_id) values ${sql.join(items.map((item) => sql`(${owner}, ${item})`))}`,
      );
  }
}
