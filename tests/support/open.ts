import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';
import type { TestDatabase } from './database.ts';

/** Runs a test's statements directly on the database. Rows are arrays of values, in the order of the select list. */
export interface Rows {
  all(statement: string): Promise<unknown[][]>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Promise<Rows> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      all: async (text) => (await client.query<unknown[]>({ text, rowMode: 'array' })).rows,
      run: async (text) => void (await client.query(text)),
      close: () => client.end(),
    };
  }
  const database = new Sqlite(join(dataDir, 'branchline.sqlite'));
  return {
    all: async (statement) => database.prepare(statement).raw().all() as unknown[][],
    run: async (statement) => void database.prepare(statement).run(),
    close: async () => void database.close(),
  };
}
