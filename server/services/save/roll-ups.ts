import { sql } from '../../core/db/sql.ts';
import {
  columnOf,
  type AnyRecord,
  type EntityDefinition,
  type Reference,
  type RollUp,
} from '../../core/model/definition.ts';
import type { Database } from '../../core/db/database.ts';
import type { Registry } from '../../core/model/registry.ts';
import { product, type Author } from '../history/history.ts';
import { lockRecord } from './lock.ts';

interface Needed {
  readonly database: Database;
  readonly registry: Registry;
  readonly bulk: {
    change(
      definition: EntityDefinition,
      ids: readonly number[],
      to: AnyRecord,
      author: Author,
      how: { readonly isDerived: true },
    ): Promise<unknown>;
  };
}

/** A record before and after a write; `before` is null if it is new, `after` if it is deleted. */
interface Written {
  readonly definition: EntityDefinition;
  readonly before: Readonly<AnyRecord> | null;
  readonly after: Readonly<AnyRecord> | null;
}

/**
 * Locks the records whose rolled-up value depends on the records about to be written. Of two concurrent writes, the
 * second then sees what the first wrote. Call in the transaction, before the write.
 */
export async function lockRolledUp(all: readonly Written[], { database, registry }: Omit<Needed, 'bulk'>) {
  for (const { rolled, id } of affectedBy(all)) await lockRecord(database, registry.definition(rolled.of), id);
}

/** Updates the rolled-up values of those records, each once. Call in the transaction, after the write. */
export async function rollUp(all: readonly Written[], { database, registry, bulk }: Needed): Promise<void> {
  for (const { definition, rolled, id } of affectedBy(all)) {
    const value = await rolledUpValue(definition, rolled, id, database);
    await bulk.change(registry.definition(rolled.of), [id], { [rolled.field]: value }, product, {
      isDerived: true,
    });
  }
}

interface Affected {
  readonly definition: EntityDefinition;
  readonly rolled: RollUp;
  /** Key of the record that has the rolled-up value. */
  readonly id: number;
}

/** The values that may change with some writes, each once, those of one field by ascending keys. */
function affectedBy(all: readonly Written[]): readonly Affected[] {
  const found = new Map<RollUp, Map<number, Affected>>();
  for (const written of all)
    for (const rolled of written.definition.rollUps) {
      const ofField = found.get(rolled) ?? found.set(rolled, new Map()).get(rolled)!;
      for (const id of rolledUpBy(written, rolled)) ofField.set(id, { definition: written.definition, rolled, id });
    }
  return [...found.values()].flatMap((ofField) => [...ofField.values()].toSorted((a, b) => a.id - b.id));
}

/**
 * The value that the records of one definition give to the record with a key.
 * @returns the value in the form of the database; null if there is none
 */
export async function rolledUpValue(
  definition: EntityDefinition,
  { by, take, latest, unless }: RollUp,
  id: number,
  database: Database,
): Promise<unknown> {
  const column = (name: string) => sql.id(columnOf(definition, name));
  const rows = sql`from ${sql.id(definition.table)} where ${column(by)} = ${id}`;
  const tests = Object.entries(unless ?? {}).map(([name, value]) => sql`${column(name)} = ${value}`);
  if (unless && (await database.value(sql`select 1 ${rows} and ${sql.and(tests)} limit 1`))) return null;
  return (await database.value(sql`select ${column(take)} ${rows} order by ${column(latest)} desc limit 1`)) ?? null;
}

/** Keys of the records whose rolled-up value may change with the write, ascending. */
export function rolledUpBy({ before, after }: Written, { by, take, latest, unless = {} }: RollUp): number[] {
  const read = (record: Readonly<AnyRecord> | null, name: string) => {
    const value = record?.[name] ?? null;
    return typeof value === 'object' && value !== null ? (value as Reference).key : value;
  };
  const holds = (record: Readonly<AnyRecord>) =>
    Object.entries(unless).every(([name, value]) => read(record, name) === value);
  const isSame = (name: string) => read(before, name) === read(after, name);
  if (before && after && [by, take, latest].every(isSame) && holds(before) === holds(after)) return [];
  const ids = [read(before, by), read(after, by)].filter((id) => id !== null) as number[];
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
