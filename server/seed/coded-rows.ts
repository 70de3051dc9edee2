import { addRecords } from '../services/save/add-records.ts';
import { moveReferences } from '../services/save/move-references.ts';
import { sql } from '../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../core/model/definition.ts';
import type { WireRecord } from '../core/records/records.ts';
import { product } from '../services/history/history.ts';
import type { Platform } from '../services/platform.ts';

/** First key of the rows that people add. Lower keys are for rows with codes. */
const firstOwn = 1000;

/**
 * Adds the rows with codes that a list lacks: ones that were deleted, or that a new version introduces. If another row
 * already has the name, the new row replaces it and takes over its references. Call inside a transaction.
 * @param rows rows of a new database; the first has key 1
 */
export async function addCodedRows(platform: Platform, list: string, rows: readonly WireRecord[]): Promise<void> {
  const definition = platform.registry.definition(list);
  const { key, display, order } = definition;
  const keys = Object.values(definition.codes);
  if (!keys.length) return;
  const there = await platform.records.find(definition, { [key]: keys });
  for (const id of keys.filter((one) => !there.some((row) => row[key] === one))) {
    const row: WireRecord = { [key]: id, active: true, ...(order && { [order]: id }), ...rows[id - 1] };
    const [namesake] = await platform.records.find(definition, { [display]: row[display] });
    if (namesake) await rename(platform, definition, namesake[key] as number, `${row[display]} (replaced)`);
    await addRecords(platform.database, platform.duplicates, definition, [row]);
    if (namesake) await replace(platform, definition, namesake[key] as number, id);
  }
  await reserveKeys(platform, definition);
}

async function rename({ database }: Platform, definition: EntityDefinition, id: number, name: string) {
  const { table, key, display } = definition;
  const [keyed, named] = [columnOf(definition, key), columnOf(definition, display)];
  await database.rows(sql`update ${sql.id(table)} set ${sql.id(named)} = ${name} where ${sql.id(keyed)} = ${id}`);
}

async function replace(platform: Platform, definition: EntityDefinition, from: number, to: number) {
  await moveReferences(definition, from, to, product, platform);
  const key = sql.id(columnOf(definition, definition.key));
  await platform.database.rows(sql`delete from ${sql.id(definition.table)} where ${key} = ${from}`);
}

/** Makes the database give new rows keys from `firstOwn` on, unless it has already passed that. */
async function reserveKeys({ database }: Platform, definition: EntityDefinition) {
  const { table, key } = definition;
  const last = firstOwn - 1;
  if (database.engine === 'sqlite') {
    await database.rows(sql`update sqlite_sequence set seq = ${last} where name = ${table} and seq < ${last}`);
    return;
  }
  const counter = sql`pg_get_serial_sequence(${table}, ${columnOf(definition, key)})::regclass`;
  await database.rows(
    sql`select setval(${counter}, ${last}) where coalesce(pg_sequence_last_value(${counter}), 0) < ${last}`,
  );
}
