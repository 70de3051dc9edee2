import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { sql, type Engine, type Sql } from './sql.ts';

/** A write that changes nothing, for `probe`. Every database has a row for each migration. */
export const probeStatement = 'update migration set name = name where id = (select max(id) from migration)';

/** The values of a row, in the order of the select list. */
export type Row = unknown[];

/** Runs statements. */
export interface Reader {
  query(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** What each engine implements. Its `query` sees only committed data. */
export interface Connection extends Reader {
  readonly engine: Engine;
  /** Reads that may take seconds, such as those that sum up a table. They do not delay other statements. */
  readonly slowly: Reader;
  /** Reads over one connection that sends each statement without waiting for the results of earlier ones. */
  reading<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** Runs work in a transaction and commits. If the work throws, rolls back and throws the same error. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs work that loads very many rows, with settings that are fast and less safe. */
  bulk<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Commits a write that changes nothing. Passes while another process writes.
   * @throws the error that prevents writing
   */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface Transaction extends Reader {
  readonly manager: EntityManager;
  each(text: string, rows: Iterable<readonly unknown[]>): Promise<void>;
}

/** What the statements of a call belong to: a transaction, or a group of concurrent reads. */
interface Scope {
  readonly reader: Reader;
  readonly transaction: Transaction | null;
  readonly afterCommit: (() => unknown)[];
}

/**
 * All access to the database. Inside `write`, every statement belongs to its transaction, however deep the call;
 * outside, reads see only committed data.
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

  /** Whether the call belongs to a transaction. */
  get isWriting(): boolean {
    return Boolean(this.#scope.getStore()?.transaction);
  }

  /** Identifies the transaction that the call belongs to, and the attempt to run it; null outside a transaction. */
  get transaction(): object | null {
    const scope = this.#scope.getStore();
    return scope?.transaction ? scope : null;
  }

  /** Runs a statement and returns its rows. */
  async rows(statement: Sql): Promise<Row[]> {
    return this.#query(this.#scope.getStore()?.reader ?? this.#connection, statement);
  }

  /** As `rows`, for a statement that may read very many rows. Outside a transaction it does not delay others. */
  async manyRows(statement: Sql): Promise<Row[]> {
    return this.isWriting ? this.rows(statement) : this.#query(this.#connection.slowly, statement);
  }

  #query(reader: Reader, statement: Sql): Promise<Row[]> {
    const values = this.engine === 'sqlite' ? statement.values.map(toSqlite) : statement.values;
    return reader.query(statement.text(this.engine), values);
  }

  /** The first value of the first row, or undefined. */
  async value<T>(statement: Sql): Promise<T | undefined> {
    return (await this.rows(statement))[0]?.[0] as T | undefined;
  }

  /**
   * Reads rows and locks them until the surrounding transaction ends; SQLite has only one writer anyway. Lock the rows
   * of a table in the order of their keys, so that two transactions never wait for each other.
   */
  async locked(statement: Sql): Promise<Row[]> {
    return this.rows(this.engine === 'postgres' ? sql`${statement} for update` : statement);
  }

  /**
   * Reads rows and keeps others from changing or deleting them until the surrounding transaction ends. Others may still
   * refer to them. Order as in `locked`.
   */
  async pinned(statement: Sql): Promise<Row[]> {
    return this.rows(this.engine === 'postgres' ? sql`${statement} for no key update` : statement);
  }

  /** Reads rows and keeps others from changing them until the surrounding transaction ends. Others may do so too. */
  async shared(statement: Sql): Promise<Row[]> {
    return this.rows(this.engine === 'postgres' ? sql`${statement} for share` : statement);
  }

  /**
   * Runs independent statements concurrently on one connection: each is sent without waiting for the results of the
   * others. Outside a transaction they may only read. Waits for all to end, then throws the first error, if any.
   */
  async concurrently<T extends readonly unknown[]>(works: { [I in keyof T]: () => Promise<T[I]> }): Promise<T> {
    if (!this.#scope.getStore() && works.length > 1)
      return this.#connection.reading((reader) =>
        this.#scope.run({ reader, transaction: null, afterCommit: [] }, () => this.concurrently(works)),
      );
    const failures: unknown[] = [];
    const results = await Promise.all(works.map((work) => work().catch((error: unknown) => void failures.push(error))));
    if (failures.length) throw failures[0];
    return results as unknown as T;
  }

  /** Runs a statement once for each row of values, in the surrounding transaction. */
  async each(statement: Sql, rows: Iterable<readonly unknown[]>): Promise<void> {
    await this.#open.each(statement.text(this.engine), rows);
  }

  /**
   * Runs work that loads very many rows, in transactions that it opens itself. SQLite does not check references during
   * this work, so the rows must be known to be valid.
   */
  bulk<T>(work: () => Promise<T>): Promise<T> {
    return this.#connection.bulk(work);
  }

  /**
   * Runs work in a transaction, or in the surrounding one. After a deadlock, PostgreSQL ends one of the transactions
   * and its work runs again from the start. So work may change only rows; anything else belongs in `afterCommit`. The
   * pause before each attempt lets the other transaction get its lock first.
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

  /**
   * Runs work within the surrounding transaction. If it throws, only what it has written is rolled back. Inside, it
   * counts as a transaction of its own.
   */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#scope.getStore()!;
    const inner: Scope = { ...outer, transaction: this.#open, afterCommit: [] };
    await this.rows(sql`savepoint attempt`);
    try {
      const result = await this.#scope.run(inner, work);
      await this.rows(sql`release savepoint attempt`);
      outer.afterCommit.push(...inner.afterCommit);
      return result;
    } catch (error) {
      // If the connection is lost, or a deadlock has ended the transaction, so has the savepoint.
      await this.rows(sql`rollback to savepoint attempt`).catch(() => undefined);
      await this.rows(sql`release savepoint attempt`).catch(() => undefined);
      throw error;
    }
  }

  /** Tries to write to the database. @throws the error that prevents it */
  probe(): Promise<void> {
    return this.#connection.probe();
  }

  /** Runs an action once the surrounding transaction is committed; at once if there is none. */
  afterCommit(action: () => unknown): void {
    const scope = this.#scope.getStore();
    if (scope?.transaction) scope.afterCommit.push(action);
    else void action();
  }

  /** TypeORM's manager of the surrounding transaction. */
  get manager(): EntityManager {
    return this.#open.manager;
  }

  get #open(): Transaction {
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

/** Whether PostgreSQL ended the transaction because of a deadlock. */
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
