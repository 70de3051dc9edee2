import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { measure } from './copy-file.ts';
import { identityStatement } from '../installation/identity.ts';
import type { CopiedTable, Manifest } from './manifest.ts';
import type { FileColumn, OnProgress, Snapshot } from './snapshot.ts';

export const sqliteFile = 'branchline.sqlite';

/** Copies a SQLite database as it is at one moment, while others write to it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}. Check DATA_DIR and DATABASE_URL.`);
  const database = new Sqlite(from, { readonly: true, timeout: 10_000 });
  try {
    // Copies in one step. A copy in several steps restarts whenever another connection writes, and might never end.
    await database.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    database.close();
  }
}

/** Copies the database into the folder of a backup, and reads from the copy what it contains. */
export async function saveSqlite(
  file: string,
  folder: string,
  columns: readonly FileColumn[],
  onProgress: OnProgress,
): Promise<Snapshot> {
  onProgress('Copying the database');
  const to = join(folder, sqliteFile);
  rmSync(to, { force: true });
  await copySqlite(file, to);
  const database = new Sqlite(to);
  try {
    // The copy is one file, which is read without making others. The server sets its own mode.
    database.pragma('journal_mode = delete');
    const list = (text: string, ...values: string[]) =>
      database
        .prepare(text)
        .pluck()
        .all(...values) as string[];
    const has = ({ table, column }: FileColumn) =>
      list('select 1 from pragma_table_info(?) where name = ?', table, column).length > 0;
    if (!has({ table: 'migration', column: 'name' }))
      throw new Error(`${file} has no tables of the product. Check DATA_DIR and DATABASE_URL.`);
    return {
      identity: has({ table: 'installation', column: 'identity' }) ? (list(identityStatement)[0] ?? null) : null,
      migrations: list('select name from migration order by id'),
      tables: tablesOf(database),
      files: [await described(to)],
      stored: columns.every(has)
        ? new Set(
            columns.flatMap(({ table, column }) =>
              list(`select "${column}" from "${table}" where "${column}" is not null`),
            ),
          )
        : null,
    };
  } finally {
    database.close();
  }
}

async function described(path: string) {
  const { bytes, sha256 } = await measure(path);
  return { path: sqliteFile, bytes, sha256 };
}

/** What is wrong with the copy of the database in a backup, one text each. */
export function checkSqlite(folder: string, { tables }: Manifest): string[] {
  const database = new Sqlite(join(folder, sqliteFile), { readonly: true });
  try {
    const broken = (database.pragma('integrity_check(10)') as { integrity_check: string }[])
      .map(({ integrity_check: text }) => text)
      .filter((text) => text !== 'ok');
    if (broken.length) return broken.map((text) => `${sqliteFile} is damaged: ${text}`);
    const dangling = (database.pragma('foreign_key_check') as unknown[]).length;
    const found = new Map(tablesOf(database).map(({ name, rows }) => [name, rows]));
    return [
      ...(dangling ? [`${sqliteFile}: ${dangling} rows refer to rows that do not exist.`] : []),
      ...tables
        .filter(({ name, rows }) => found.get(name) !== rows)
        .map(({ name, rows }) => `${sqliteFile}: ${name} has ${found.get(name) ?? 'no'} rows instead of ${rows}.`),
    ];
  } finally {
    database.close();
  }
}

/** All tables except SQLite's own tables for text indexes. */
function tablesOf(database: Sqlite.Database): CopiedTable[] {
  const names = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .pluck()
    .all() as string[];
  return names.map((name) => ({
    name,
    rows: database.prepare(`select count(*) from "${name}"`).pluck().get() as number,
  }));
}

/** Whether a running process has the database open. */
export function isInUse(file: string): boolean {
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // Every process that uses a database with a log keeps a lock on it, which this mode cannot share.
    database.pragma('locking_mode = exclusive');
    database.prepare('select 1 from sqlite_master').get();
    return false;
  } catch (error) {
    return (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false;
  } finally {
    database.close();
  }
}
