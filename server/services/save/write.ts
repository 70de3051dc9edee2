import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, isStored, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { searchColumn } from '../../core/search/search.ts';
import { searchText } from '../../core/search/text.ts';
import { dateFromWire } from '../../core/time/clock.ts';
import type { Change } from './change.ts';

/** Inserts the row and returns its key. Plain SQL, as TypeORM takes longer to compose it than it runs. */
export async function insertRow(database: Database, { definition, after }: Change): Promise<number> {
  const { [definition.key]: _, ...values } = encode(definition, after, definition.fields);
  const columns = Object.keys(values).map((name) => sql.id(name === searchColumn ? name : columnOf(definition, name)));
  const key = sql.id(columnOf(definition, definition.key));
  const id = (await database.value<number>(
    sql`insert into ${sql.id(definition.table)} (${sql.join(columns)}) values ${sql.list(Object.values(values))} returning ${key}`,
  ))!;
  await addMany(database, definition.fields, id, after);
  return id;
}

/** Changes the row if it still has the version it was read at. Answers whether it had. */
export async function updateRow(database: Database, change: Change, id: number): Promise<boolean> {
  const { definition, before, after } = change;
  const version = definition.fields.find((field) => field.stamp === 'version');
  const at = version ? { [definition.key]: id, [version.name]: before![version.name] } : { [definition.key]: id };
  const values = encode(definition, after, change.fields);
  const { affected } = await database.manager.update(definition.name, at, values);
  if (affected === 0) return false;
  await replaceMany(database, change.fields, id, after);
  return true;
}

export async function deleteRow(database: Database, definition: EntityDefinition, id: number): Promise<void> {
  await database.rows(
    sql`delete from ${sql.id(definition.table)} where ${sql.id(columnOf(definition, definition.key))} = ${id}`,
  );
}

/** A record's values in the database's form, and the words a search finds it by. */
function encode(definition: EntityDefinition, record: WireRecord, fields: readonly FieldDefinition[]): WireRecord {
  const values: WireRecord = {};
  for (const field of fields) if (isStored(field)) values[field.name] = encodeValue(field, record[field.name]);
  if (definition.search.length) values[searchColumn] = searchText(definition, record);
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
