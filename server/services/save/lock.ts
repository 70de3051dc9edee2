import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../core/model/definition.ts';

/**
 * Locks a record until the transaction ends. Of two concurrent transactions that lock it, the second then sees what the
 * first wrote.
 */
export const lockRecord = (database: Database, definition: EntityDefinition, id: number): Promise<void> =>
  lockRecords(database, definition, [id]);

/** Locks records in the order of their keys, so that two transactions never wait for each other. */
export async function lockRecords(
  database: Database,
  definition: EntityDefinition,
  ids: readonly number[],
): Promise<void> {
  const key = sql.id(columnOf(definition, definition.key));
  await database.locked(
    sql`select 1 from ${sql.id(definition.table)} where ${key} in ${sql.list(ids)} order by ${key}`,
  );
}
