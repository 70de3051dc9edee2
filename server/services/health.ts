import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../core/db/database.ts';
import { sql } from '../core/db/sql.ts';
import { probeFolder } from './files/data-dir.ts';

/**
 * Milliseconds: how long a result is valid, how long a caller waits for one, how long a test write may wait for others.
 */
const fresh = 1000;
const patience = 2000;
const longest = 30_000;

/** A test write, with its start and end. */
interface Probe {
  readonly started: number;
  readonly done: Promise<void>;
  ended: number | null;
}

/** Checks that the server can read and write its database and its folders. */
export class Health {
  readonly #database: Database;
  readonly #folders: readonly string[];
  #probe: Probe | null = null;
  #lastFailure: unknown = null;

  constructor(database: Database, folders: readonly string[]) {
    this.#database = database;
    this.#folders = folders;
  }

  /**
   * Checks the database and the folders. It is cheap to call often, because it makes at most one test write a second.
   * While a test write waits for other writes, the last result is returned.
   * @throws the error that keeps the server from reading or writing
   */
  async check(): Promise<void> {
    const reading = this.#database.rows(sql`select 1`).then(() => true);
    if (!(await Promise.race([reading, wait(patience, false, { ref: false })])))
      throw new Error('The database does not answer.');
    const probe = this.#current();
    await Promise.race([probe.done, wait(patience, undefined, { ref: false })]);
    if (probe.ended === null && Date.now() - probe.started > longest)
      throw new Error('The database cannot be written: a write has been waiting for too long.');
    if (this.#lastFailure) throw this.#lastFailure;
  }

  #current(): Probe {
    const { ended } = this.#probe ?? {};
    if (!this.#probe || (ended && Date.now() - ended > fresh)) this.#probe = this.#start();
    return this.#probe;
  }

  #start(): Probe {
    const done = this.#write().then(
      () => this.#end(probe, null),
      (error: unknown) => this.#end(probe, error),
    );
    const probe: Probe = { started: Date.now(), done, ended: null };
    return probe;
  }

  #end(probe: Probe, failure: unknown): void {
    probe.ended = Date.now();
    this.#lastFailure = failure;
  }

  async #write(): Promise<void> {
    for (const folder of this.#folders) await probeFolder(folder);
    await this.#database.probe();
  }
}
