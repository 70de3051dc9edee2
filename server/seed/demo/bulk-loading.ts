import { sql } from '../../platform/db/sql.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Does work that adds very many rows to a table: its indexes and triggers are taken away before and made again after,
 * which takes a fraction of the time of keeping them up to date. All of it is one transaction: whoever stops it half way
 * must not be left without them.
 */
export async function bulkLoading(platform: Platform, table: string, work: () => Promise<void>): Promise<void> {
  const { database } = platform;
  await database.write(async () => {
    const isSqlite = database.engine === 'sqlite';
    const parts = isSqlite ? await sqliteParts(platform, table) : await postgresParts(platform, table);
    for (const { drop } of parts) await database.rows(sql.raw(drop));
    await work();
    if (!isSqlite) await database.rows(sql.raw("select set_config('maintenance_work_mem', '1GB', true)"));
    for (const { create } of parts) await database.rows(sql.raw(create));
    if (isSqlite) await database.rows(sql.raw(`insert into "${table}_fts" ("${table}_fts") values ('rebuild')`));
    await database.rows(sql.raw(isSqlite ? 'analyze' : `analyze "${table}"`));
  });
}

interface Part {
  readonly drop: string;
  readonly create: string;
}

async function sqliteParts({ database }: Platform, table: string): Promise<Part[]> {
  const rows = await database.rows(
    sql`select type, name, sql from sqlite_master where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null`,
  );
  return rows.map(([type, name, create]) => ({ drop: `drop ${type} "${name}"`, create: create as string }));
}

async function postgresParts({ database }: Platform, table: string): Promise<Part[]> {
  const rows =
    await database.rows(sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = ${table}
    and not exists (select 1 from pg_constraint c where c.conname = indexname)`);
  return rows.map(([name, create]) => ({ drop: `drop index "${name}"`, create: create as string }));
}
