import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../core/db/database.ts';
import { newestStatement } from '../core/db/migrations/migrate.ts';
import { sql } from '../core/db/sql.ts';
import { OperationalError } from '../core/errors/errors.ts';
import { probeFolder } from './files/data-dir.ts';
import { InjectSettings } from './inject.ts';
import type { Settings } from '../core/settings.ts';
import { Files } from './files/files.ts';
import { Servers } from './installation/servers.ts';
import { Outbox } from './mail/outbox.ts';

/**
 * Milliseconds: how long a result is valid, how long a caller waits for one, how long a test write may wait for others.
 */
const fresh = 1000;
const patience = 2000;
const longest = 30_000;

/** Milliseconds for which warnings are kept. */
const freshWarnings = 30_000;

/** What does not keep the server from working, but needs an administrator; one text each. */
type Warnings = () => Promise<string[]>;

/** A test write, with its start and end. */
interface Probe {
  readonly started: number;
  readonly done: Promise<void>;
  ended: number | null;
}

/** Checks that the server can read and write its database and its folders. */
@Injectable()
export class Health {
  readonly #folders: readonly string[];
  readonly #sources: readonly Warnings[];
  #warnings: { readonly at: number; readonly texts: Promise<string[]> } | null = null;
  /** The last migration of the database when the server started. */
  #migration: unknown = null;
  #probe: Probe | null = null;
  #lastFailure: unknown = null;

  constructor(
    @InjectSettings() settings: Settings,
    private readonly database: Database,
    files: Files,
    servers: Servers,
    outbox: Outbox,
  ) {
    this.#folders = [settings.dataDir, files.incoming];
    this.#sources = [() => servers.differences(), () => outbox.warnings()];
  }

  /** Call once the database has been migrated. */
  async open(): Promise<void> {
    this.#migration = await this.#lastMigration();
  }

  /** What an administrator should see to. They are public, so they name no person and no machine. */
  async warnings(): Promise<string[]> {
    if (!this.#warnings || Date.now() - this.#warnings.at > freshWarnings) {
      const texts = Promise.all(this.#sources.map((source) => source())).then((found) => found.flat());
      this.#warnings = { at: Date.now(), texts };
      texts.catch(() => (this.#warnings = null));
    }
    return this.#warnings.texts;
  }

  /**
   * Checks the database and the folders. It is cheap to call often, because it makes at most one test write a second.
   * While a test write waits for other writes, the last result is returned.
   * @throws the error that keeps the server from reading or writing
   */
  async check(): Promise<void> {
    const reading = this.#lastMigration().then((migration) => ({ migration }));
    const read = await Promise.race([reading, wait(patience, null, { ref: false })]);
    if (!read) throw new Error('The database does not answer.');
    if (read.migration !== this.#migration) throw outdated();
    const probe = this.#current();
    await Promise.race([probe.done, wait(patience, undefined, { ref: false })]);
    if (probe.ended === null && Date.now() - probe.started > longest)
      throw new Error('The database cannot be written: a write has been waiting for too long.');
    if (this.#lastFailure) throw this.#lastFailure;
  }

  #lastMigration = (): Promise<unknown> => this.database.value(sql.raw(newestStatement));

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
    await this.database.probe();
  }
}

const outdated = () =>
  new OperationalError('Another version of the product has migrated the database of this server.', {
    answer: {
      status: 503,
      code: 'outdated',
      message: 'Another version of the product has migrated the database. Stop this server, and start that version.',
    },
  });
