import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { dump } from '../../core/db/dump.ts';
import { databaseFile } from '../../core/db/migrations/migrate.ts';
import type { Settings } from '../../core/settings.ts';

/**
 * Copies the database and the attachments into a new folder. The folder gets its name only when the copy is complete. A
 * SQLite file is copied as it is at one moment; PostgreSQL is copied by pg_dump. Other processes may write meanwhile.
 */
export async function backup(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, into?: string): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const folder = into ?? join(settings.dataDir, 'backups', stamp);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    if (settings.databaseUrl) await dump(settings.databaseUrl, join(partial, 'branchline.dump'));
    else await copySqlite(databaseFile(settings), join(partial, 'branchline.sqlite'));
    const attachments = join(settings.dataDir, 'attachments');
    if (existsSync(attachments)) cpSync(attachments, join(partial, 'attachments'), { recursive: true, filter: isKept });
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Leaves out uploads in progress: they may be gone before they are copied. */
const isKept = (path: string): boolean => basename(path) !== 'incoming';

/** Copies a SQLite database as it is at one moment, while others write to it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  const database = new Sqlite(from, { readonly: true, timeout: 10_000 });
  try {
    // Copies in one step. A copy in several steps restarts whenever another connection writes, and might never end.
    await database.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    database.close();
  }
}
