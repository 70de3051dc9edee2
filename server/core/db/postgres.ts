import pg from 'pg';
import { DataSource, type EntityManager, type EntitySchema } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { OperationalError, UserError } from '../errors/errors.ts';
import { probeStatement, type Connection, type Reader, type Row, type Transaction } from './database.ts';

// bigint: money in pence and counts stay well below 2^53.
pg.types.setTypeParser(20, Number);

export async function openPostgres(url: string, entities: EntitySchema[]): Promise<Connection> {
  const source = await postgresSource(url, entities).initialize();
  const pool = (source.driver as PostgresDriver).master as pg.Pool;
  const slow = slowPool(url);
  const connected = async <T>(work: (client: pg.PoolClient, manager: EntityManager) => Promise<T>): Promise<T> => {
    const runner = source.createQueryRunner();
    try {
      const client = (await runner.connect()) as pg.PoolClient;
      return await withLossNamed(client, () => work(client, runner.manager));
    } finally {
      await runner.release();
    }
  };
  return {
    engine: 'postgres',
    ...readerOf(pool),
    slowly: readerOf(slow),
    reading: (work) => connected((client) => work(readerOf(client))),
    transaction: (work) =>
      connected(async (client, manager) => {
        const transaction: Transaction = {
          ...readerOf(client),
          manager,
          each: async (text, rows) => {
            for (const row of rows) await run(client, text, row);
          },
        };
        try {
          // Sent before the first statement, without waiting for its result.
          const [, result] = await Promise.all([client.query('begin'), work(transaction)]);
          const { command } = await client.query('commit');
          if (command !== 'COMMIT')
            throw new Error('A statement failed and its error was ignored: nothing is written.');
          return result;
        } catch (error) {
          // If the connection is lost, PostgreSQL has rolled back.
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    bulk: (work) => work(),
    probe: async () => void (await pool.query(probeStatement)),
    close: async () => {
      await slow.end();
      await source.destroy();
    },
  };
}

/** Runs work on a connection. If it fails because PostgreSQL has closed the connection, the error says so. */
async function withLossNamed<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  let loss: Error | null = null;
  const lost = (error: Error) => void (loss = error);
  client.once('error', lost);
  try {
    return await work();
  } catch (error) {
    // The driver and TypeORM have many words for it, some of them without a code.
    if (loss === null || error instanceof UserError) throw error;
    throw new OperationalError('PostgreSQL has closed a connection in use', { cause: loss });
  } finally {
    client.off('error', lost);
  }
}

/**
 * Joins run in the order in which we write them: with a dozen joins, comparing their orders takes longer than running
 * them.
 */
const joinsAsWritten = '-c join_collapse_limit=1';

/**
 * One process for each statement: of rows in the order of an index, PostgreSQL would have several processes read much
 * more than the first ones, and starting them takes longer than reading a page.
 */
const options = `${joinsAsWritten} -c max_parallel_workers_per_gather=0`;

/** Names the statements of TypeORM too. */
class NamingClient extends pg.Client {
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    const isPlain = typeof text === 'string' && Array.isArray(values);
    return isPlain ? super.query({ name: nameOf(text), text, values }, callback) : super.query(...(args as [any]));
  }
}

/** In a pipeline, no statement waits for the results of earlier ones. */
export const connectionOptions = { options, pipeline: true };

const extra = { ...connectionOptions, Client: NamingClient };

/**
 * Connections for slow reads, which several processes may share. They do not take those of other statements. One that is
 * lost while it is idle is replaced at the next read.
 */
const slowPool = (url: string) =>
  new pg.Pool({ connectionString: url, options: joinsAsWritten, max: 3, idleTimeoutMillis: 60_000 }).on(
    'error',
    () => undefined,
  );

export const postgresSource = (url: string, entities: EntitySchema[] = []): DataSource =>
  new DataSource({ type: 'postgres', url, entities, poolSize: 10, installExtensions: false, extra });

export const readerOf = (client: pg.Pool | pg.PoolClient): Reader => ({
  query: (text, values) => run(client, text, values),
});

const run = async (client: pg.Pool | pg.PoolClient, text: string, values: readonly unknown[]): Promise<Row[]> =>
  (await client.query<Row>({ name: nameOf(text), text, values: values as unknown[], rowMode: 'array' })).rows;

const names = new Map<string, string | null>();

/** PostgreSQL plans a named statement once. A statement with LIKE gets no name: its best plan depends on the text. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < 500) {
    name = /^(select|insert|update|delete)/i.test(text) && !/ like /i.test(text) ? `s${names.size}` : null;
    names.set(text, name);
  }
  return name ?? undefined;
}
