import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { isStored, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import { columnOf } from '../query/plan.ts';
import type { WireRecord } from '../query/records.ts';
import { searchColumn } from '../search/search.ts';
import { searchText } from '../search/text.ts';
import { dateFromWire } from '../time/clock.ts';
import type { Change } from './change.ts';

/** Adds the row and answers its key. */
export async function insertRow(database: Database, { definition, after }: Change): Promise<number> {
  const fields = definition.fields.filter(({ name }) => name !== definition.key);
  const stored = encode(definition, after, fields);
  const columns = sql.join(stored.map(([column]) => column));
  const values = sql.list(stored.map(([, value]) => value));
  const key = sql.id(columnOf(definition, definition.key));
  const id = (await database.value<number>(
    sql`insert into ${sql.id(definition.table)} (${columns}) values ${values} returning ${key}`,
  ))!;
  await addMany(database, definition.fields, id, after);
  return id;
}

/** Changes the row if it still has the version it was read at. Answers whether it had. */
export async function updateRow(database: Database, change: Change, id: number): Promise<boolean> {
  const { definition, before, after } = change;
  const version = definition.fields.find((field) => field.stamp === 'version');
  const key = sql.id(columnOf(definition, definition.key));
  const at = [sql`${key} = ${id}`];
  if (version) at.push(sql`${sql.id(version.column!)} = ${before![version.name]}`);
  const values = sql.join(encode(definition, after, change.fields).map(([column, value]) => sql`${column} = ${value}`));
  const found = await database.value(
    sql`update ${sql.id(definition.table)} set ${values} where ${sql.and(at)} returning ${key}`,
  );
  if (found === undefined) return false;
  await replaceMany(database, change.fields, id, after);
  return true;
}

export async function deleteRow(database: Database, definition: EntityDefinition, id: number): Promise<void> {
  await database.rows(
    sql`delete from ${sql.id(definition.table)} where ${sql.id(columnOf(definition, definition.key))} = ${id}`,
  );
}

/** A record's columns with their values in the database's form, and with the words a search finds it by. */
function encode(
  definition: EntityDefinition,
  record: WireRecord,
  fields: readonly FieldDefinition[],
): [Sql, unknown][] {
  const values = fields
    .filter(isStored)
    .map((field): [Sql, unknown] => [sql.id(field.column!), encodeValue(field, record[field.name])]);
  if (definition.search.length) values.push([sql.id(searchColumn), searchText(definition, record)]);
  return values;
}

/** From the wire's form to the database's: pounds to pence, DD/MM/YYYY to ISO, a reference to its key. */
export function encodeValue(field: FieldDefinition, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.type === 'ref') return keyOf(value as object);
  if (field.format === 'money') return Math.round((value as number) * 100);
  if (field.format === 'date') return dateFromWire(value as string);
  return value;
}

/** The first value of a reference is the key of its record. */
export function keyOf(reference: object): unknown {
  for (const name in reference) return (reference as Record<string, unknown>)[name];
  return null;
}

async function replaceMany(database: Database, fields: readonly FieldDefinition[], owner: number, record: WireRecord) {
  for (const { type, joinTable } of fields)
    if (type === 'refs') await database.rows(sql`delete from ${sql.id(joinTable!)} where owner_id = ${owner}`);
  await addMany(database, fields, owner, record);
}

async function addMany(database: Database, fields: readonly FieldDefinition[], owner: number, record: WireRecord) {
  for (const { type, name, joinTable } of fields) {
    const items = type === 'refs' ? (record[name] as WireRecord[]).map((item) => Object.values(item)[0]) : [];
    if (items.length)
      await database.rows(
        sql`insert into ${sql.id(joinTable!)} (owner_id, item_id) values ${sql.join(items.map((item) => sql`(${owner}, ${item})`))}`,
      );
  }
}
