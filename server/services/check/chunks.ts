import { sql } from '../../core/db/sql.ts';
import { columnOf, type AnyRecord, type EntityDefinition } from '../../core/model/definition.ts';
import type { Where } from '../../core/records/records.ts';
import { lockRecords } from '../save/lock.ts';
import type { SaveServices } from '../save/services.ts';

/** Records that are compared in one transaction, so that no other save waits for long. */
const lot = 500;

/**
 * Runs work for all records, some at a time, each time in a transaction that has locked them.
 * @returns the sum of what the work returns
 */
export async function sumOver(
  definition: EntityDefinition,
  { database, records }: SaveServices,
  work: (records: readonly AnyRecord[], ids: readonly number[]) => Promise<number>,
  stop?: AbortSignal,
): Promise<number> {
  const key = sql.id(columnOf(definition, definition.key));
  let sum = 0;
  for (let last = 0; ;) {
    const rows = await database.rows(
      sql`select ${key} from ${sql.id(definition.table)} where ${key} > ${last} order by ${key} ${sql.limit(lot)}`,
    );
    if (!rows.length || stop?.aborted) return sum;
    const ids = rows.map(([id]) => id as number);
    sum += await database.write(async () => {
      await lockRecords(database, definition, ids);
      return work(await records.find(definition, { [definition.key]: ids } as Where<AnyRecord>), ids);
    });
    last = ids.at(-1)!;
  }
}
