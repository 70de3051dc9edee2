import BetterSqlite3 from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { DataSource, type EntitySchema } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Threads } from '../threads.ts';
import { codeOf, probeStatement, type Connection, type Reader, type Row, type Transaction } from './database.ts';
import type { SlowRead, SlowResult } from './slow-read.worker.ts';

/** Milliseconds that a statement waits while another process writes. */
export const patience = 'busy_timeout = 5000';

type Statements = (text: string) => BetterSqlite3.Statement<unknown[], Row>;

/**
 * SQLite has one writer, and TypeORM one connection: two requests would share a transaction. So every transaction waits
 * its turn in a queue, and reading goes to a second, read-only connection that sees only what is committed. A statement
 * blocks the thread it runs in, so slow reads go to connections in threads of their own.
 */
export async function openSqlite(file: string, entities: EntitySchema[]): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = await sqliteSource(file, entities).initialize();
  const readingSource = await new DataSource({
    type: 'better-sqlite3',
    database: file,
    readonly: true,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma(patience);
      database.pragma('cache_size = -200000');
      database.pragma('temp_store = memory');
    },
  }).initialize();
  const read = statements(handle(readingSource));
  const write = statements(handle(writer));
  const runner = writer.createQueryRunner();
  const transaction: Transaction = {
    manager: runner.manager,
    query: async (text, values) => run(write(text), values),
    each: async (text, rows) => {
      const statement = write(text);
      for (const row of rows) statement.run(row);
    },
  };
  const reader: Reader = { query: async (text, values) => run(read(text), values) };
  const slow = slowReads();
  const oneAtATime = queue();
  return {
    engine: 'sqlite',
    ...reader,
    slowly: { query: async (text, values) => rowsOf(await slow.run({ file, text, values })) },
    reading: (work) => work(reader),
    transaction: (work) =>
      oneAtATime(async () => {
        // Immediate: otherwise the first write fails if another process has written since the first read.
        write('begin immediate').run();
        try {
          const result = await work(transaction);
          write('commit').run();
          return result;
        } catch (error) {
          if (handle(writer).inTransaction) write('rollback').run();
          throw error;
        }
      }),
    bulk: async (work) => {
      await oneAtATime(async () => set(handle(writer), bulkPragmas));
      try {
        return await work();
      } finally {
        await oneAtATime(async () => set(handle(writer), pragmas));
      }
    },
    probe: () =>
      oneAtATime(async () => {
        // Waiting for another process would block every request.
        handle(writer).pragma('busy_timeout = 0');
        try {
          write(probeStatement).run();
        } catch (error) {
          if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
        } finally {
          handle(writer).pragma(patience);
        }
      }),
    close: async () => {
      await oneAtATime(async () => undefined);
      await slow.close();
      await readingSource.destroy();
      await writer.destroy();
    },
  };
}

/** The writing connection. Migrations use it alone. */
export const sqliteSource = (file: string, entities: EntitySchema[] = []): DataSource =>
  new DataSource({
    type: 'better-sqlite3',
    database: file,
    entities,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma(patience);
      database.pragma('journal_mode = wal');
      set(database, pragmas);
    },
  });

const pragmas = [
  'synchronous = full',
  'foreign_keys = on',
  'cache_size = -64000',
  'temp_store = memory',
  'threads = 0',
] as const;

/**
 * A power cut can lose the last transactions, but nothing else. SQLite sorts in threads only if it may use the disk.
 */
const bulkPragmas = [
  'synchronous = normal',
  'foreign_keys = off',
  'cache_size = -200000',
  'temp_store = file',
  'threads = 2',
] as const;

function set(database: BetterSqlite3.Database, values: readonly string[]): void {
  for (const value of values) database.pragma(value);
}

/** Threads for slow reads. One processor is left for the requests. */
const slowReads = () =>
  new Threads<SlowRead, SlowResult>(new URL('./slow-read.worker.js', import.meta.url), {
    most: Math.min(4, Math.max(1, availableParallelism() - 1)),
    idle: 60_000,
  });

/** @throws SqliteError if the read failed */
function rowsOf(result: SlowResult): Row[] {
  if ('rows' in result) return result.rows;
  throw new BetterSqlite3.SqliteError(result.message, result.code);
}

/** The driver's own handle: TypeORM has no way to read rows as arrays. */
export const handle = (source: DataSource): BetterSqlite3.Database =>
  (source.driver as BetterSqlite3Driver).databaseConnection;

export const run = (statement: BetterSqlite3.Statement<unknown[], Row>, values: readonly unknown[]): Row[] => {
  if (statement.reader) return statement.all(...values);
  statement.run(...values);
  return [];
};

/** Prepares each text once. With many, drops the statement that was used longest ago. */
export function statements(database: BetterSqlite3.Database, most = 500): Statements {
  const prepared = new Map<string, BetterSqlite3.Statement<unknown[], Row>>();
  return (text) => {
    let statement = prepared.get(text);
    if (!statement) {
      statement = database.prepare<unknown[], Row>(text);
      if (statement.reader) statement.raw(true);
      if (prepared.size >= most) prepared.delete(prepared.keys().next().value!);
    } else prepared.delete(text);
    prepared.set(text, statement);
    return statement;
  };
}

function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
