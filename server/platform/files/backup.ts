import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { databaseFile } from '../db/migrations/migrate.ts';
import type { Settings } from '../settings.ts';

/**
 * Copies the database and the attachments into a new folder, named when all of it is there: a SQLite file as it is at one
 * moment, PostgreSQL by its own pg_dump. Others may write meanwhile.
 */
export async function backup(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>, into?: string): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const folder = into ?? join(settings.dataDir, 'backups', stamp);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    if (settings.databaseUrl) await dump(settings.databaseUrl, join(partial, 'branchline.dump'));
    else await copySqlite(databaseFile(settings), join(partial, 'branchline.sqlite'));
    const attachments = join(settings.dataDir, 'attachments');
    if (existsSync(attachments)) cpSync(attachments, join(partial, 'attachments'), { recursive: true });
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Copies a SQLite database as it is at one moment, while others write to it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  const database = new Sqlite(from, { readonly: true, timeout: 10_000 });
  try {
    // All in one step: a copy in several begins anew whenever somebody writes, and would never come to an end.
    await database.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    database.close();
  }
}

function dump(url: string, to: string): Promise<void> {
  const address = new URL(url);
  // Anybody on the machine can read what a program was called with.
  const password = decodeURIComponent(address.password);
  address.password = '';
  return new Promise((resolve, reject) => {
    const child = spawn('pg_dump', ['--format=custom', `--file=${to}`, address.href], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    });
    child.once('error', () =>
      reject(new Error('pg_dump is not installed. Install the client programs of PostgreSQL to make backups.')),
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}.`))));
  });
}
