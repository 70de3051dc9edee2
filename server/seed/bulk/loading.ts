import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Platform } from '../../services/platform.ts';
import { partsOf, type Part } from './parts.ts';

export interface Bulk {
  /** Names of the entities that are loaded. */
  readonly entities: readonly string[];
  /**
   * Whether to load in one transaction and keep everything that other processes rely on. If false, `work` makes its own
   * transactions.
   */
  readonly atOnce: boolean;
  readonly onPart?: (done: number, all: number) => void;
}

/** Table of the statements that recreate dropped parts. It exists only during a load. */
const list = sql.raw('"bulk_part"');

/**
 * Runs work that adds very many rows. Drops indexes, triggers and the like before, and recreates them after, which is
 * much faster than to update them row by row. If a load in one transaction is stopped, it is rolled back. After any
 * other load that is stopped, `finishLoading` recreates the parts at the next start.
 */
export async function bulkLoading(platform: Platform, { entities, atOnce, onPart }: Bulk, work: () => Promise<void>) {
  const { database, registry } = platform;
  const load = async () => {
    await database.write(async () => {
      const parts: Part[] = [];
      for (const entity of entities) parts.push(...(await partsOf(platform, registry.definition(entity), !atOnce)));
      await takeAway(database, parts);
    });
    await work();
    await finishLoading(platform, onPart);
    // Until a vacuum, PostgreSQL cannot answer from an index alone and reads each row from the table.
    if (!atOnce && database.engine === 'postgres') await database.rows(sql.raw('vacuum'));
  };
  await (atOnce ? database.write(load) : database.bulk(load));
}

async function takeAway(database: Database, parts: readonly Part[]) {
  await database.rows(sql`create table ${list} (id integer primary key, statements text not null)`);
  const creates = [...parts.map(({ create }) => create), ['analyze']];
  for (const [i, statements] of creates.entries())
    await database.rows(sql`insert into ${list} (id, statements) values (${i}, ${JSON.stringify(statements)})`);
  for (const statement of parts.flatMap(({ drop }) => drop)) await database.rows(sql.raw(statement));
}

/** Recreates the parts that a load has dropped, each in its own transaction. Does nothing if none are missing. */
export async function finishLoading({ database }: Platform, onPart?: Bulk['onPart']): Promise<void> {
  const isSqlite = database.engine === 'sqlite';
  const there = isSqlite
    ? sql`select 1 from sqlite_master where name = 'bulk_part'`
    : sql`select 1 where to_regclass('bulk_part') is not null`;
  if (!(await database.value(there))) return;
  const parts = await database.rows(sql`select id, statements from ${list} order by id`);
  for (const [i, [id, statements]] of parts.entries()) {
    await database.write(async () => {
      // Another server may recreate the part concurrently.
      if (!(await database.rows(sql`delete from ${list} where id = ${id} returning id`)).length) return;
      if (!isSqlite) await database.rows(sql.raw("select set_config('maintenance_work_mem', '1GB', true)"));
      for (const statement of JSON.parse(statements as string) as string[]) await database.rows(sql.raw(statement));
    });
    onPart?.(i + 1, parts.length);
  }
  await database.write(() => database.rows(sql`drop table if exists ${list}`));
}
