import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import type { Connection, Reader, Row } from './database.ts';
import { connectionOptions, readerOf } from './postgres.ts';
import { patience, run, statements } from './sqlite.ts';

/**
 * A connection for a thread that only reads. On SQLite, a statement blocks the thread, which does nothing else.
 * @param database path of a SQLite file, or URL of a PostgreSQL database
 */
export function openReading(database: { readonly file: string } | { readonly url: string }): Connection {
  return 'file' in database ? openFile(database.file) : openServer(database.url);
}

function openFile(file: string): Connection {
  const database = new BetterSqlite3(file, { readonly: true });
  database.pragma(patience);
  database.pragma('cache_size = -16000');
  // Sorts millions of rows about twice as fast as in memory.
  database.pragma('temp_store = file');
  const prepared = statements(database);
  const reader: Reader = { query: async (text, values) => run(prepared(text), values) };
  return {
    engine: 'sqlite',
    ...readsOnly(reader),
    reading: (work) => work(reader),
    close: async () => void database.close(),
  };
}

function openServer(url: string): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 2, ...connectionOptions });
  // A connection that is lost while it is idle is replaced by the next statement.
  pool.on('error', () => undefined);
  return {
    engine: 'postgres',
    ...readsOnly(readerOf(pool)),
    async reading(work) {
      const client = await pool.connect();
      try {
        return await work(readerOf(client));
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function readsOnly(reader: Reader): Omit<Connection, 'engine' | 'reading' | 'close'> {
  const refuse = async (): Promise<never> => {
    throw new Error('This thread can only read.');
  };
  return {
    query: (text: string, values: readonly unknown[]): Promise<Row[]> => reader.query(text, values),
    slowly: reader,
    transaction: refuse,
    bulk: refuse,
    probe: refuse,
  };
}
