import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../db/migrations/migrate.ts';
import type { Settings } from '../settings.ts';

/**
 * Copies the database and the attachments into a new folder, named when all of it is there. SQLite is copied page by page
 * while others write; PostgreSQL by its own pg_dump.
 */
export async function backup(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, into?: string): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const folder = into ?? join(settings.dataDir, 'backups', stamp);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const partial = `${folder}.part`;
  mkdirSync(partial, { recursive: true });
  if (settings.databaseUrl) await dump(settings.databaseUrl, join(partial, 'branchline.dump'));
  else await copySqlite(databaseFile(settings), join(partial, 'branchline.sqlite'));
  const attachments = join(settings.dataDir, 'attachments');
  if (existsSync(attachments)) cpSync(attachments, join(partial, 'attachments'), { recursive: true });
  renameSync(partial, folder);
  return folder;
}

async function copySqlite(from: string, to: string) {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  const database = new Sqlite(from, { readonly: true, timeout: 10_000 });
  await database.backup(to);
  database.close();
}

function dump(url: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('pg_dump', ['--format=custom', `--file=${to}`, url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () =>
      reject(new Error('pg_dump is not installed. Install the client programs of PostgreSQL to make backups.')),
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}.`))));
  });
}
