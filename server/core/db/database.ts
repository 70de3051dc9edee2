import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { sql, type Engine, type Sql } from './sql.ts';

/** A write that changes nothing, for `probe`. Every database has migrations, one row each. */
export const probeStatement = 'update migration set name = name where id = (select max(id) from migration)';

/** A row as the database gives it, values in the order of the select list. */
export type Row = unknown[];

/** Where statements go. */
export interface Reader {
  query(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** What an engine must offer. SQLite and PostgreSQL each have one. Its `query` never sees what is not committed. */
export interface Connection extends Reader {
  readonly engine: Engine;
  /** Reads over one connection, where no statement waits for the answer to those before it. */
  reading<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** Runs work in a transaction and commits, or rolls back and throws what it threw. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs work that loads very many rows, as fast as the engine can. */
  bulk<T>(work: () => Promise<T>): Promise<T>;
  /** Commits a write that changes nothing. Passes while another process writes. @throws the error that prevents writing */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface Transaction extends Reader {
  readonly manager: EntityManager;
  each(text: string, rows: Iterable<readonly unknown[]>): Promise<void>;
}

/** What a call is part of: a transaction, or what is read together. */
interface Scope {
  readonly reader: Reader;
  readonly transaction: Transaction | null;
  readonly afterCommit: (() => unknown)[];
}

/**
 * The one way to the database. Inside `write` everything that is read or written belongs to its transaction, however
 * deep the call; outside, reading sees only what is committed.
 */
export class Database {
  readonly #connection: Connection;
  readonly #scope = new AsyncLocalStorage<Scope>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get engine(): Engine {
    return this.#connection.engine;
  }

  /** Rows of a statement, values in the order of its select list. */
  async rows(statement: Sql): Promise<Row[]> {
    const values = this.engine === 'sqlite' ? statement.values.map(toSqlite) : statement.values;
    const reader = this.#scope.getStore()?.reader ?? this.#connection;
    return reader.query(statement.text(this.engine), values);
  }

  /** The first value of the first row, or undefined. */
  async value<T>(statement: Sql): Promise<T | undefined> {
    return (await this.rows(statement))[0]?.[0] as T | undefined;
  }

  /**
   * Reads rows that nobody else changes until the transaction around has ended; SQLite has one writer anyway. Rows of one
   * table that are locked in the order of their keys never make two transactions wait for each other.
   */
  async locked(statement: Sql): Promise<Row[]> {
    return this.rows(this.engine === 'postgres' ? sql`${statement} for update` : statement);
  }

  /**
   * Does at once what does not hang together: the statements go to one connection, in the order in which they come, and
   * none waits for the answer to another. Outside a transaction it may only read. Ends when all have ended, and throws
   * what the first threw.
   */
  async together<T extends readonly unknown[]>(works: { [I in keyof T]: () => Promise<T[I]> }): Promise<T> {
    if (!this.#scope.getStore() && works.length > 1)
      return this.#connection.reading((reader) =>
        this.#scope.run({ reader, transaction: null, afterCommit: [] }, () => this.together(works)),
      );
    const failures: unknown[] = [];
    const results = await Promise.all(works.map((work) => work().catch((error: unknown) => void failures.push(error))));
    if (failures.length) throw failures[0];
    return results as unknown as T;
  }

  /** Runs a statement once with each row of values, in the transaction around. */
  async each(statement: Sql, rows: Iterable<readonly unknown[]>): Promise<void> {
    await this.#transaction.each(statement.text(this.engine), rows);
  }

  /**
   * Runs work that loads very many rows in transactions of its own. References may go unchecked meanwhile: the rows must
   * be known to be right.
   */
  bulk<T>(work: () => Promise<T>): Promise<T> {
    return this.#connection.bulk(work);
  }

  /**
   * Runs work in a transaction. Inside another one it joins that. Where two transactions wait for each other, PostgreSQL
   * ends one, whose work is done again from its start: it may change nothing but rows, and the rest by `afterCommit`. It
   * lets a moment pass first, or it would be back at the row before the one that waits for it has woken.
   */
  async write<T>(work: () => Promise<T>): Promise<T> {
    const scope = this.#scope.getStore();
    if (scope?.transaction) return work();
    if (scope) throw new Error('Statements that run concurrently outside a transaction may only read.');
    for (let attempt = 1; ; attempt++) {
      const afterCommit: (() => unknown)[] = [];
      let result: T;
      try {
        result = await this.#connection.transaction((transaction) =>
          this.#scope.run({ reader: transaction, transaction, afterCommit }, work),
        );
      } catch (error) {
        if (!isDeadlock(error) || attempt === 4) throw error;
        await setTimeout(attempt * (20 + 20 * Math.random()));
        continue;
      }
      for (const action of afterCommit) await action();
      return result;
    }
  }

  /** Tries to write to the database. @throws the error that prevents it */
  probe(): Promise<void> {
    return this.#connection.probe();
  }

  /** Does something once the transaction around it is committed, or at once where there is none. */
  afterCommit(action: () => unknown): void {
    const scope = this.#scope.getStore();
    if (scope?.transaction) scope.afterCommit.push(action);
    else void action();
  }

  /** TypeORM's manager of the transaction around. */
  get manager(): EntityManager {
    return this.#transaction.manager;
  }

  get #transaction(): Transaction {
    const transaction = this.#scope.getStore()?.transaction;
    if (!transaction) throw new Error('Writing needs a transaction: call it inside database.write().');
    return transaction;
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Whether the database refused a statement because of a unique index or a reference. */
export const isConstraint = (error: unknown): boolean => /^(SQLITE_CONSTRAINT|23)/.test(codeOf(error));

/** Whether PostgreSQL ended the transaction because another one waited for it while it waited for that. */
const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** The driver's error, also if TypeORM wraps it; our own statements throw it directly. */
export const rootOf = (error: unknown): unknown => (error as { driverError?: unknown } | null)?.driverError ?? error;

/** The code of an engine or of the operating system: `SQLITE_FULL`, `53100`, `ENOSPC`; empty if there is none. */
export function codeOf(error: unknown): string {
  const { code } = (rootOf(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** SQLite has no booleans. */
const toSqlite = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
