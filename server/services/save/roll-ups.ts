import { sql, type Sql } from '../../core/db/sql.ts';
import {
  columnOf,
  fieldOf,
  type AnyRecord,
  type EntityDefinition,
  type Reference,
  type RollUp,
} from '../../core/model/definition.ts';
import type { Changes } from '../../core/db/changes.ts';
import type { Database } from '../../core/db/database.ts';
import { updateMany } from '../../core/db/update-many.ts';
import type { Registry } from '../../core/model/registry.ts';
import { compileCondition, withOperator } from '../../core/records/conditions.ts';
import { product, type Author } from '../history/history.ts';
import { columnType } from './write.ts';

interface Needed {
  readonly database: Database;
  readonly registry: Registry;
  readonly changes: Changes;
  readonly bulk: {
    change(
      definition: EntityDefinition,
      ids: readonly number[],
      to: (record: AnyRecord) => AnyRecord,
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

/** Whether values of other records may change with the write. Lock its own record before these, as a bulk save does. */
export const isRolledUp = (written: Written): boolean =>
  written.definition.rollUps.some((rolled) => rolledUpBy(written, rolled).length > 0);

/** Records whose rolled-up values are read in one statement. */
const BATCH_SIZE = 1000;

/**
 * Locks the records whose rolled-up values depend on the records about to be written, also those whose values depend on
 * these values. Of two concurrent writes, the second then sees what the first wrote. Others may still refer to them.
 * Call in the transaction, before the write and before anything else that locks them: a lock that two transactions
 * share cannot become one of either.
 */
export async function lockRolledUp(
  all: readonly Written[],
  { database, registry }: Pick<Needed, 'database' | 'registry'>,
): Promise<void> {
  let affected = affectedBy(all);
  while (affected.length) {
    const ofEntity = new Map<string, Set<number>>();
    for (const { rolled, ids } of affected) {
      const known = ofEntity.get(rolled.of) ?? ofEntity.set(rolled.of, new Set()).get(rolled.of)!;
      for (const id of ids) known.add(id);
    }
    const targets = [...ofEntity].map(([of, ids]) => ({ target: registry.definition(of), ids: [...ids] }));
    // Those that are rolled up themselves come first, as when a change of theirs locks what depends on them.
    for (const { target, ids } of targets.toSorted((a, b) => b.target.rollUps.length - a.target.rollUps.length)) {
      const key = sql.id(columnOf(target, target.key));
      for (const some of batches(ids))
        await database.pinned(
          sql`select 1 from ${sql.id(target.table)} where ${key} in ${sql.list(some)} order by ${key}`,
        );
    }
    affected = await affectedByThese(affected, { database, registry });
  }
}

/** The values that may change with rolled-up values: those of the records that the locked ones now refer to. */
async function affectedByThese(
  all: readonly Affected[],
  { database, registry }: Pick<Needed, 'database' | 'registry'>,
): Promise<Affected[]> {
  const found: Affected[] = [];
  for (const { rolled, ids } of all) {
    const definition = registry.definition(rolled.of);
    for (const next of definition.rollUps.filter((one) => usedBy(one).includes(rolled.field))) {
      const [by, key] = [next.by, definition.key].map((name) => sql.id(columnOf(definition, name)));
      for (const some of batches(ids)) {
        const rows = await database.rows(sql`select distinct ${by} from ${sql.id(definition.table)}
          where ${key} in ${sql.list(some)} and ${by} is not null order by ${by}`);
        found.push({ definition, rolled: next, ids: rows.map(([id]) => id as number) });
      }
    }
  }
  return found.filter(({ ids }) => ids.length > 0);
}

/** Updates the rolled-up values of those records, each once. Call in the transaction, after the write. */
export async function rollUp(all: readonly Written[], services: Needed): Promise<void> {
  const { registry, bulk } = services;
  for (const { definition, rolled, ids } of affectedBy(all)) {
    const target = registry.definition(rolled.of);
    for (const some of batches(ids)) {
      const wrong = await wrongValues(definition, rolled, some, services);
      if (!rolled.history) await writeRolledUp(target, rolled, wrong, services);
      else if (wrong.size)
        await bulk.change(
          target,
          [...wrong.keys()],
          (record) => ({ [rolled.field]: wrong.get(record[target.key] as number) }),
          product,
          { isDerived: true },
        );
    }
  }
}

/** Writes rolled-up values and nothing else of their records, so that nobody's save of one is in conflict with it. */
export async function writeRolledUp(
  target: EntityDefinition,
  { field }: RollUp,
  values: ReadonlyMap<number, unknown>,
  { database, changes }: Pick<Needed, 'database' | 'changes'>,
): Promise<void> {
  if (!values.size) return;
  const column = { name: columnOf(target, field), type: columnType(fieldOf(target, field)!) };
  const rows = [...values].map(([id, value]) => [value, id]);
  await updateMany(database, target.table, columnOf(target, target.key), [column], rows);
  database.afterCommit(() => changes.committed(target.table, [...values.keys()], 'values'));
}

interface Affected {
  readonly definition: EntityDefinition;
  readonly rolled: RollUp;
  /** Keys of the records that have the rolled-up value, ascending. */
  readonly ids: readonly number[];
}

/** The values that may change with some writes, each once. */
function affectedBy(all: readonly Written[]): readonly Affected[] {
  const found = new Map<RollUp, { readonly definition: EntityDefinition; readonly ids: Set<number> }>();
  for (const written of all)
    for (const rolled of written.definition.rollUps) {
      const ids = rolledUpBy(written, rolled);
      if (!ids.length) continue;
      const known = found.get(rolled) ?? { definition: written.definition, ids: new Set() };
      found.set(rolled, known);
      for (const id of ids) known.ids.add(id);
    }
  return [...found].map(([rolled, { definition, ids }]) => ({
    definition,
    rolled,
    ids: [...ids].toSorted((a, b) => a - b),
  }));
}

/**
 * Compares stored values with the records that they are rolled up from.
 * @param definition of these records
 * @param ids keys of the records that have the value
 * @returns the right value of each record that has another, by key, in the form of the database; null if there is none
 */
export async function wrongValues(
  definition: EntityDefinition,
  rolled: RollUp,
  ids: readonly number[],
  { database, registry }: Pick<Needed, 'database' | 'registry'>,
): Promise<Map<number, unknown>> {
  const target = registry.definition(rolled.of);
  const [key, stored] = [columnOf(target, target.key), columnOf(target, rolled.field)];
  const rows = await database.rows(
    sql`select k.${sql.id(key)}, k.${sql.id(stored)}, ${rolledUpValue(definition, rolled, sql`k.${sql.id(key)}`)}
      from ${sql.id(target.table)} k where k.${sql.id(key)} in ${sql.list(ids)}`,
  );
  const differing = rows.filter(([, value, right]) => (value ?? null) !== (right ?? null));
  return new Map(differing.map(([id, , right]) => [id as number, right ?? null]));
}

/**
 * The value that the records of one definition give to a record, as SQL.
 * @param id the key of that record
 */
function rolledUpValue(definition: EntityDefinition, rolled: RollUp, id: Sql): Sql {
  const { by, take, latest, earliest, sum, where = [], unless } = rolled;
  const column = (name: string) => sql`t.${sql.id(columnOf(definition, name))}`;
  const counted = where.map(({ path: [field], operator, value }) =>
    compileCondition(
      definition,
      withOperator(operator, (positive) => ({ field: field!, operator: positive, value })),
    ),
  );
  const from = (tests: readonly Sql[]) =>
    sql`from ${sql.id(definition.table)} t where ${sql.and([sql`${column(by)} = ${id}`, ...tests])}`;
  const order = latest ?? earliest;
  const value = sum
    ? sql`(select cast(sum(${column(take)}) as bigint) ${from(counted)})`
    : sql`(select ${column(take)} ${from([...counted, sql`${column(order!)} is not null`])}
        order by ${column(order!)} ${sql.raw(latest ? 'desc' : 'asc')} limit 1)`;
  if (!unless) return value;
  const tests = Object.entries(unless).map(([name, is]) => sql`${column(name)} = ${is}`);
  return sql`case when exists (select 1 ${from(tests)}) then null else ${value} end`;
}

/** Keys of the records whose rolled-up value may change with the write, ascending. */
export function rolledUpBy({ before, after }: Written, rolled: RollUp): number[] {
  const { by, unless = {} } = rolled;
  const read = (record: Readonly<AnyRecord> | null, name: string) => {
    const value = record?.[name] ?? null;
    return typeof value === 'object' && value !== null ? (value as Reference).key : value;
  };
  const holds = (record: Readonly<AnyRecord>) =>
    Object.entries(unless).every(([name, value]) => read(record, name) === value);
  const isSame = (name: string) => read(before, name) === read(after, name);
  if (before && after && usedBy(rolled).every(isSame) && holds(before) === holds(after)) return [];
  const ids = [read(before, by), read(after, by)].filter((id) => id !== null) as number[];
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** The fields that a value is taken by; those of `unless` only count together. */
const usedBy = ({ by, take, latest, earliest, where = [] }: RollUp): string[] => [
  by,
  take,
  latest ?? earliest ?? take,
  ...where.map(({ path }) => path[0]!),
];

const batches = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, i) => ids.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE));
