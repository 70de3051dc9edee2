import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { BlockingKeys } from './keys.ts';

/** A key shared by more records than this says little, and does not select any. */
const common = 200;
/** The same for a key that so many records share only if they are alike, such as a post code. */
const commonIfNarrow = 5000;

export interface Candidates {
  /** Those that share the most keys, and the rarest, come first. */
  readonly ids: readonly number[];
  /** The records with each key, or the first of them. */
  readonly byKey: ReadonlyMap<number, readonly number[]>;
  /** How many records have each key; `common` + 1 stands for any higher number. */
  readonly holders: ReadonlyMap<number, number>;
}

/** Finds the records that share blocking keys with a record. */
export async function findCandidates(
  database: Database,
  definition: EntityDefinition,
  { all, narrow }: BlockingKeys,
): Promise<Candidates> {
  const table = sql.id(`${definition.table}_key`);
  const found = new Map<number, number[]>();
  const add = (rows: readonly (readonly unknown[])[]) => {
    for (const [key, id] of rows as [number, number][]) {
      const ids = found.get(key);
      if (ids) ids.push(id);
      else found.set(key, [id]);
    }
  };
  if (all.length) add(await database.rows(lookup(database, table, all, common + 1)));
  const holders = new Map([...found].map(([key, { length }]) => [key, length]));
  const long = new Set([...found].filter(([, ids]) => ids.length > common).map(([key]) => key));
  const deeper = narrow.filter((key) => long.has(key));
  const votes = new Map<number, number>();
  const vote = (ids: readonly number[], of = ids.length) => {
    for (const id of ids) votes.set(id, (votes.get(id) ?? 0) + 1 / Math.sqrt(of));
  };
  for (const key of deeper) found.delete(key);
  if (deeper.length) add(await database.rows(lookup(database, table, deeper, commonIfNarrow + 1)));
  for (const [key, ids] of found) if (ids.length <= (deeper.includes(key) ? commonIfNarrow : common)) vote(ids);
  // Among so many, the keys that are too common to select any decide which come first.
  const others = [...long].filter((key) => !deeper.includes(key));
  if (votes.size > common && others.length) {
    const among = await database.rows(
      sql`select id from ${table} where hash in ${sql.list(others)} and id in ${sql.list([...votes.keys()])}`,
    );
    vote(
      among.map(([id]) => id as number),
      commonIfNarrow,
    );
  }
  const ids = [...votes].toSorted(([a, x], [b, y]) => y - x || a - b).map(([id]) => id);
  return { ids, byKey: found, holders };
}

/** Finds the records that have each key, at most `most` for each. */
function lookup({ engine }: Database, table: Sql, keys: readonly number[], most: number): Sql {
  // One statement text for any number of keys, so that PostgreSQL plans it once.
  if (engine === 'postgres')
    return sql`select u.hash, x.id from unnest(${keys}::int[]) u (hash)
      cross join lateral (select id from ${table} where hash = u.hash ${sql.limit(most)}) x`;
  const lookups = keys.map(
    (key, i) =>
      sql`select hash, id from (select hash, id from ${table} where hash = ${key} ${sql.limit(most)}) k${sql.raw(String(i))}`,
  );
  return sql.join(lookups, ' union all ');
}
