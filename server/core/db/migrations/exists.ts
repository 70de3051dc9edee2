import Sqlite from 'better-sqlite3';
import { existsSync, statSync } from 'node:fs';
import { databaseFile, type Place } from './migrate.ts';

/** Whether the file of a SQLite database has content. A full disk can leave an empty one. */
export const hasDatabaseFile = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** Whether the database that settings name has the tables of the product. Changes nothing. */
export const hasTables = ({ dataDir, databaseUrl }: Place): Promise<boolean> =>
  databaseUrl ? postgresHasTables(databaseUrl) : Promise.resolve(sqliteHasTables(databaseFile({ dataDir })));

function sqliteHasTables(file: string): boolean {
  if (!hasDatabaseFile(file)) return false;
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, timeout: 5000 });
    return database.prepare(`select 1 from sqlite_master where name = 'migration'`).get() !== undefined;
  } catch {
    // The file is damaged, or on a read-only disk. The start that follows says what is wrong.
    return true;
  } finally {
    database?.close();
  }
}

async function postgresHasTables(connectionString: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from pg_tables where schemaname = current_schema() and tablename = 'migration'`,
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
