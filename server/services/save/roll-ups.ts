import { sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition, type RollUp } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import type { Services } from './services.ts';
import { keyOf } from './write.ts';

/** A record before and after a write; null where it is new or deleted. */
interface Written {
  readonly definition: EntityDefinition;
  readonly before: Readonly<WireRecord> | null;
  readonly after: Readonly<WireRecord> | null;
}

/**
 * Locks the records that take a value from one that is about to be written, so that of two concurrent writes the second
 * sees what the first wrote. Call in the transaction, before the write.
 */
export async function lockRolledUp(written: Written, { database, registry }: Services): Promise<void> {
  for (const rollUp of written.definition.rollUps) {
    const { table, key } = parentOf(rollUp, registry);
    for (const id of idsOf(written, rollUp))
      await database.locked(sql`select 1 from ${sql.id(table)} where ${key} = ${id}`);
  }
}

/** Gives those records their new value, as part of the same transaction. Call after the write. */
export async function rollUp(written: Written, { database, registry, changes }: Services): Promise<void> {
  const { definition } = written;
  for (const rolled of definition.rollUps) {
    const { by, take, latest } = rolled;
    const { table, column, key } = parentOf(rolled, registry);
    const [taken, reference, order] = [take, by, latest].map((name) => sql.id(columnOf(definition, name)));
    const ids = idsOf(written, rolled);
    for (const id of ids)
      await database.rows(sql`update ${sql.id(table)} set ${column} = (
        select ${taken!} from ${sql.id(definition.table)} where ${reference!} = ${id} order by ${order!} desc limit 1
      ) where ${key} = ${id}`);
    if (ids.length) database.afterCommit(() => changes.committed(table));
  }
}

function parentOf({ of, field }: RollUp, registry: Services['registry']) {
  const parent = registry.definition(of);
  return { table: parent.table, column: sql.id(columnOf(parent, field)), key: sql.id(columnOf(parent, parent.key)) };
}

/** Keys of the records whose value may differ after the write, in order. */
function idsOf({ before, after }: Written, { by, take, latest }: RollUp): number[] {
  const read = (record: Readonly<WireRecord> | null, name: string) => {
    const value = record?.[name] ?? null;
    return typeof value === 'object' && value !== null ? keyOf(value) : value;
  };
  if (before && after && [by, take, latest].every((name) => read(before, name) === read(after, name))) return [];
  const ids = [read(before, by), read(after, by)].filter((id) => id !== null) as number[];
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
