import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Changes, type WrittenRows } from '../../core/db/changes.ts';
import { longestNotice, Notices } from '../../core/db/notices.ts';
import { UserError } from '../../core/errors/errors.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import type { Settings } from '../../core/settings.ts';
import type { SessionUser } from '../access/session-user.ts';
import { concernsAccounts, OwnAccounts } from './own-accounts.ts';
import { Readable } from './readable.ts';
import { RecentSaves } from './recent-saves.ts';
import { joined, type Saved } from './saved.ts';
import { InjectSettings } from '../inject.ts';

/** Milliseconds between two signs of life. The session is checked before each. */
export const heartbeat = 15_000;

/** Milliseconds for which saves are gathered before they are sent. */
const gathering = 50;

/** Maximum number of connections of a person. A browser needs one, however many windows it has. */
const mostPerPerson = 10;

/** A connection of a person. */
export interface Listener {
  /** Identifies the person, for the limit of connections. */
  readonly person: number;
  /** Whose session it is now; null once it has ended. */
  user(): Promise<SessionUser | null>;
  saved(saved: Saved): void;
  /** The person's own user, role or permissions have changed. */
  account(): void;
  /** Saves may have been lost, so everything that is shown may be out of date. */
  missed(): void;
  /** Called at each heartbeat. */
  beat(): void;
  /** @param sessionEnded false if the server stops */
  end(sessionEnded: boolean): void;
}

/**
 * Tells people which records were saved, by this server or another one on the same PostgreSQL. It names only entity and
 * key, only after the commit, and only to people who may read the record. It also tells them when what they themselves
 * may do, or how the product looks to them, has changed.
 */
@Injectable()
export class Live implements OnModuleDestroy {
  readonly #id = randomUUID();
  readonly #entities: ReadonlyMap<string, string>;
  readonly #listeners = new Set<Listener>();
  readonly #recent = new RecentSaves();
  readonly #accounts = new OwnAccounts();
  #gathered: Saved[] = [];
  #timer: NodeJS.Timeout | undefined;
  #heart: NodeJS.Timeout | undefined;
  #notices: Notices | null = null;
  /** null before `open` and after `close`. */
  #turn: Promise<void> | null = null;

  constructor(
    @InjectSettings() private readonly settings: Settings,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly changes: Changes,
    private readonly failures: FailureLog,
  ) {
    this.#entities = new Map(registry.all.map(({ table, name }) => [table, name]));
    changes.subscribe((table, rows) => this.#written(table, rows));
  }

  /** Starts to listen to saves. Only the server calls this, not the commands. */
  async open(): Promise<void> {
    if (this.#turn) return;
    this.#turn = Promise.resolve();
    this.#heart = setInterval(() => this.#next(() => this.#beat(true)), heartbeat).unref();
    const { databaseUrl } = this.settings;
    if (!databaseUrl) return;
    this.#notices = await Notices.open(databaseUrl, 'branchline_saved', {
      received: (text) => this.#received(text),
      reconnected: () => {
        this.#missed();
        void this.#notices?.send(JSON.stringify({ from: this.#id, missed: true }));
      },
      failed: (error) => this.#failed(error),
    });
  }

  /** Ends all connections, before the server waits for open requests. */
  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    const last = this.#turn;
    this.#turn = null;
    for (const listener of this.#listeners) listener.end(false);
    this.#listeners.clear();
    await last;
    await this.#notices?.close();
    this.#notices = null;
  }

  /** @throws UserError 429 if a person has too many connections */
  requireRoom(id: number): void {
    const own = [...this.#listeners].filter(({ person }) => person === id);
    if (own.length >= mostPerPerson)
      throw new UserError(429, 'too_many_connections', 'You have too many live connections.');
  }

  /**
   * Adds a connection.
   * @param missed milliseconds since it was interrupted; it first gets what was saved in this time
   * @returns a function that removes it
   */
  listen(listener: Listener, missed: number): () => void {
    if (!this.#turn) listener.end(false);
    else {
      this.#listeners.add(listener);
      this.#next(() => this.#begin(listener));
      const batch = this.#recent.within(missed);
      if (!batch) listener.missed();
      else if (batch.length) this.#next(() => this.#send([listener], batch));
    }
    return () => void this.#listeners.delete(listener);
  }

  async #begin(listener: Listener): Promise<void> {
    const user = await this.#userOf(listener);
    if (user) this.#accounts.begin(listener, user);
  }

  #written(table: string, rows: WrittenRows): void {
    if (!this.#turn) return;
    // Ends the connections of a session with it.
    if (table === 'session' || table === 'access_view') this.#next(() => this.#beat(false));
    const entity = this.#entities.get(table);
    if (!entity || !rows.length) return;
    this.#gathered.push(rows === 'many' ? { entity } : { entity, ids: rows });
    this.#timer ??= setTimeout(() => this.#flush(), gathering);
  }

  #flush(): void {
    this.#timer = undefined;
    const batch = joined(this.#gathered);
    this.#gathered = [];
    this.#deliver(batch);
    for (const saved of batch) {
      const text = JSON.stringify({ from: this.#id, saved });
      const short =
        text.length <= longestNotice ? text : JSON.stringify({ from: this.#id, saved: { entity: saved.entity } });
      void this.#notices?.send(short);
    }
  }

  #received(text: string): void {
    const { from, saved } = JSON.parse(text) as { readonly from: string; readonly saved?: Saved };
    if (from === this.#id) return;
    if (!saved) this.#missed();
    // During an upgrade, another server may have entities that this one does not know.
    else if ([...this.#entities.values()].includes(saved.entity)) {
      // What this server remembers of people is out of date: they are told what they may do now.
      if (concernsAccounts(saved)) this.changes.committed(this.registry.definition(saved.entity).table);
      this.#deliver([saved]);
    }
  }

  #missed(): void {
    this.#recent.forget();
    for (const listener of this.#listeners) listener.missed();
  }

  #deliver(batch: readonly Saved[]): void {
    this.#recent.add(batch);
    if (!this.#listeners.size) return;
    this.#next(async () => {
      try {
        await this.#send([...this.#listeners], batch);
      } catch (error) {
        this.#missed();
        throw error;
      }
    });
  }

  async #send(listeners: readonly Listener[], batch: readonly Saved[]): Promise<void> {
    const readable = new Readable({ registry: this.registry, records: this.records });
    for (const listener of listeners) {
      const user = await this.#userOf(listener);
      if (!user) continue;
      if (this.#accounts.changed(listener, user, batch)) listener.account();
      for (const saved of batch) {
        const part = await readable.part(saved, user);
        if (part && this.#listeners.has(listener)) listener.saved(part);
      }
    }
  }

  /** Ends the connections whose session has ended. @param isHeard whether the others get a heartbeat */
  async #beat(isHeard: boolean): Promise<void> {
    for (const listener of this.#listeners) if ((await this.#userOf(listener)) && isHeard) listener.beat();
  }

  async #userOf(listener: Listener): Promise<SessionUser | null> {
    const user = await listener.user();
    if (!user && this.#listeners.delete(listener)) listener.end(true);
    return user;
  }

  /** Runs work after the work before it, so that nothing is sent out of order. */
  #next(work: () => Promise<void>): void {
    this.#turn &&= this.#turn.then(work).catch((error: Error) => this.#failed(error));
  }

  #failed(error: Error): void {
    this.failures.report('warn', 'live', { err: error }, 'The live channel failed');
  }
}
