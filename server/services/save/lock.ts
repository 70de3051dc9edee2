import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../core/model/definition.ts';

/**
 * Locks a record until the transaction ends. Of two concurrent transactions that lock it, the second then sees what the
 * first wrote.
 */
export async function lockRecord(database: Database, definition: EntityDefinition, id: number): Promise<void> {
  const key = sql.id(columnOf(definition, definition.key));
  await database.locked(sql`select 1 from ${sql.id(definition.table)} where ${key} = ${id}`);
}
