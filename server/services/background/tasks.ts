import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../history/history.ts';
import type { BulkSave } from '../save/bulk-save.ts';
import type { UndoLog } from '../undo/undo-log.ts';
import type { Lane } from './kind.ts';
import type { Queue, Ticket } from './queue.ts';

export interface Services {
  readonly database: Database;
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly undo: UndoLog;
  readonly clock: Clock;
}

/** Work as people see it. */
export interface Work extends AnyRecord {
  readonly id: number;
  readonly subject: string;
  readonly kind: string;
  readonly state: 'Waiting' | 'Running' | 'Done' | 'Failed' | 'Stopped';
  readonly person: { readonly key: number; readonly display: string } | null;
  readonly attempts: number;
  readonly reason: string | null;
  readonly fileName: string | null;
  readonly fileLocation: string | null;
}

/** What changes of it. */
export type Seen = Partial<Work> & AnyRecord;

/** What a server needs to know to do a piece of work. */
export interface Claim extends Ticket {
  readonly kind: string;
  readonly lane: Lane;
  readonly input: unknown;
  readonly person: number | null;
}

export interface NewTask {
  readonly kind: string;
  readonly lane: Lane;
  readonly input: unknown;
  /** How people know the work. */
  readonly subject: string;
  /** The person it is for: they see it, and their limit counts. */
  readonly person?: { readonly id: number; readonly facts: { readonly fullName: string } };
  /** Address of the page that it is about. */
  readonly link?: string;
  /** Identifies work that must not be there twice. */
  readonly name?: string;
  /** ISO instant of the first attempt. Default: now. */
  readonly dueAt?: string;
  /** When regular work is done, in words. */
  readonly schedule?: string;
}

/** Long work of one person that is queued or done at the same time. Further work waits. */
const mostOfPerson = 2;

/** Tasks queued in one transaction. */
const lot = 100;

/** Milliseconds without a sign of life after which work is given to another server, if it runs, and if it is queued. */
export const patience = { running: 10_000, queued: 600_000 };

/** Key of PostgreSQL's advisory lock on adding and queueing tasks. */
const lock = 7_340_613;

/** The rows of background work: what people see of it, and the tasks of what has not ended. */
export class Tasks {
  readonly #services: Services;
  readonly #queue: Queue;

  constructor(services: Services, queue: Queue) {
    this.#services = services;
    this.#queue = queue;
  }

  get definition(): EntityDefinition<Work> {
    return this.#services.registry.definition('backgroundWork') as unknown as EntityDefinition<Work>;
  }

  work(id: number): Promise<Work | null> {
    return this.#services.records.one(this.definition, id);
  }

  /** Shows people something new of a piece of work. */
  show(id: number, values: Seen): Promise<unknown> {
    const { bulk, undo } = this.#services;
    return undo.without(() => bulk.change(this.definition, [id], values, product));
  }

  /**
   * Adds work. Work of the same name that has failed or was stopped is tried again instead.
   * @returns its key
   */
  add(task: NewTask): Promise<number> {
    const { database, bulk, undo, clock } = this.#services;
    const { kind, lane, input, subject, person, link = null, name = null, schedule = null } = task;
    const queuedAt = clock.instant();
    const dueAt = task.dueAt ?? queuedAt;
    return database.write(async () => {
      if (name !== null) {
        await this.#alone();
        const known = await this.named(name);
        if (known !== null) return this.#again(known);
      }
      const values = {
        subject: subject.slice(0, 200),
        kind,
        state: 'Waiting',
        person: person && { key: person.id, display: person.facts.fullName },
        attempts: 0,
        schedule,
        link,
        queuedAt,
        dueAt,
        stopping: false,
      };
      const [id] = await undo.without(() => bulk.add(this.definition, [values as never], product));
      const columns = sql.raw('work_id, name, kind, lane, person_id, input, due_at, running, stop_wanted');
      const row = [id, name, kind, lane, person?.id ?? null, JSON.stringify(input), dueAt, false, false];
      await database.rows(sql`insert into background_task (${columns}) values ${sql.list(row)}`);
      return id!;
    });
  }

  /** Key of the work of a name that has not ended, or could be tried again; null if there is none. */
  async named(name: string): Promise<number | null> {
    const find = sql`select work_id from background_task where lower(name) = ${name.toLowerCase()}`;
    return (await this.#services.database.value<number>(find)) ?? null;
  }

  /** Tries work again that has failed or was stopped, or that waits for its next attempt. @returns its key */
  async #again(id: number): Promise<number> {
    const { database, clock } = this.#services;
    const [row] = await database.locked(sql`select ticket, due_at from background_task where work_id = ${id}`);
    const now = clock.instant();
    if (!row || row[0] !== null || (row[1] !== null && (row[1] as string) <= now)) return id;
    await database.rows(sql`update background_task set due_at = ${now}, stop_wanted = ${false} where work_id = ${id}`);
    await this.show(id, { state: 'Waiting', dueAt: now, endedAt: null, stopping: false });
    return id;
  }

  again(id: number): Promise<number> {
    return this.#services.database.write(() => this.#again(id));
  }

  /**
   * Queues what is due, as many of each person as may run. On PostgreSQL one server at a time does this.
   * @returns whether anything was queued
   */
  async queueDue(): Promise<boolean> {
    const { database, clock } = this.#services;
    const due = sql`select id from background_task where ticket is null and due_at <= ${clock.instant()}
      order by due_at, id limit ${lot}`;
    if (!(await database.rows(due)).length) return false;
    return database.write(async () => {
      await this.#alone();
      const busy = new Map(
        (await database.rows(sql`select person_id, count(*) from background_task
          where lane = 'long' and ticket is not null and person_id is not null group by person_id`)) as [
          number,
          number,
        ][],
      );
      const atLimit = [...busy].flatMap(([person, own]) => (Number(own) >= mostOfPerson ? [person] : []));
      const rows = await database.locked(sql`select id, work_id, lane, person_id from background_task
        where ticket is null and due_at <= ${clock.instant()}
          and not (lane = 'long' and coalesce(person_id, 0) in ${sql.list([-1, ...atLimit])})
        order by due_at, id limit ${lot}`);
      let queued = false;
      for (const [id, work, lane, person] of rows as [number, number, Lane, number | null][]) {
        if (lane === 'long' && person !== null) {
          const own = Number(busy.get(person) ?? 0);
          if (own >= mostOfPerson) continue;
          busy.set(person, own + 1);
        }
        const ticket = randomUUID();
        await database.rows(
          sql`update background_task set ticket = ${ticket}, alive_at = ${clock.instant()} where id = ${id}`,
        );
        await this.#queue.send(lane, { work, ticket });
        queued = true;
      }
      return queued;
    });
  }

  /** Takes the next ticket of a lane; null if there is none. */
  async take(lane: Lane): Promise<Claim | null> {
    const { database } = this.#services;
    const isWaiting = sql`select 1 from background_task
      where lane = ${lane} and running = ${false} and ticket is not null limit 1`;
    while ((await database.rows(isWaiting)).length) {
      // In one transaction, so that no ticket is lost with a server that dies in between.
      const taken = await database.write(async () => {
        const ticket = await this.#queue.take(lane);
        return ticket && { claim: await this.#claim(lane, ticket) };
      });
      if (!taken || taken.claim) return taken?.claim ?? null;
    }
    return null;
  }

  /** @returns null if the ticket is not valid any more */
  async #claim(lane: Lane, { work, ticket }: Ticket): Promise<Claim | null> {
    const { database, clock } = this.#services;
    const now = clock.instant();
    const [row] = await database.rows(sql`update background_task set running = ${true}, alive_at = ${now}
      where work_id = ${work} and ticket = ${ticket} and running = ${false} returning kind, input, person_id`);
    if (!row) {
      await this.#queue.remove(lane, ticket);
      return null;
    }
    const [kind, input, person] = row as [string, string, number | null];
    const { attempts } = (await this.work(work))!;
    await this.show(work, { state: 'Running', startedAt: now, endedAt: null, attempts: attempts + 1 });
    return { work, ticket, kind, lane, input: JSON.parse(input) as unknown, person };
  }

  /**
   * Says that the server still does the work.
   * @returns what it should do now
   */
  async beat({ work, ticket }: Ticket): Promise<'goOn' | 'stop' | 'lost'> {
    const { database, clock } = this.#services;
    const rows = await database.write(() =>
      database.rows(sql`update background_task set alive_at = ${clock.instant()}
        where work_id = ${work} and ticket = ${ticket} returning stop_wanted`),
    );
    return !rows.length ? 'lost' : rows[0]![0] ? 'stop' : 'goOn';
  }

  /** Whether a ticket is still valid. Call in a transaction; nobody can take it over before the transaction ends. */
  async holds({ work, ticket }: Ticket): Promise<boolean> {
    const found = await this.#services.database.locked(
      sql`select 1 from background_task where work_id = ${work} and ticket = ${ticket}`,
    );
    return found.length > 0;
  }

  /** Ends the work. Call in a transaction. */
  async finish(claim: Claim, values: Seen): Promise<void> {
    const { database, clock } = this.#services;
    await database.rows(sql`delete from background_task where work_id = ${claim.work}`);
    await this.#queue.remove(claim.lane, claim.ticket);
    await this.show(claim.work, { endedAt: clock.instant(), dueAt: null, stopping: false, ...values });
  }

  /** Deletes work, wherever it is. Call in a transaction. */
  async withdraw(ids: readonly number[]): Promise<void> {
    if (!ids.length) return;
    const { database, bulk, undo } = this.#services;
    const tasks = await database.rows(
      sql`delete from background_task where work_id in ${sql.list(ids)} returning lane, ticket`,
    );
    for (const [lane, ticket] of tasks as [Lane, string | null][])
      if (ticket !== null) await this.#queue.remove(lane, ticket);
    const rows = ids.map((id) => ({ id }) as Work);
    await undo.without(() => bulk.remove(this.definition, rows, product));
  }

  /** Puts the work back, for another attempt if it is due at some time. Call in a transaction. */
  async putBack(claim: Claim, dueAt: string | null, values: Seen): Promise<void> {
    const { database } = this.#services;
    await database.rows(sql`update background_task set ticket = ${null}, running = ${false}, stop_wanted = ${false},
      due_at = ${dueAt} where work_id = ${claim.work}`);
    await this.#queue.remove(claim.lane, claim.ticket);
    await this.show(claim.work, { dueAt, stopping: false, ...values });
  }

  /**
   * Stops work that has not ended, for good unless someone tries it again.
   * @returns whether a server runs it, which then has to stop
   */
  stop(id: number, reason: string, onStopped: (claim: Claim) => Promise<void>): Promise<boolean> {
    const { database, clock } = this.#services;
    return database.write(async () => {
      const [row] = await database.locked(
        sql`select ticket, running, kind, lane, input, person_id, due_at from background_task where work_id = ${id}`,
      );
      if (!row) return false;
      const [ticket, running, kind, lane, input, person, dueAt] = row as [
        string,
        unknown,
        string,
        Lane,
        string,
        number | null,
        string | null,
      ];
      if (running) {
        await database.rows(sql`update background_task set stop_wanted = ${true} where work_id = ${id}`);
        await this.show(id, { stopping: true });
        return true;
      }
      if (dueAt === null) return false;
      const claim = { work: id, ticket, kind, lane, input: JSON.parse(input) as unknown, person };
      await onStopped(claim);
      await database.rows(sql`update background_task set ticket = ${null}, due_at = ${null} where work_id = ${id}`);
      if (ticket !== null) await this.#queue.remove(lane, ticket);
      await this.show(id, { state: 'Stopped', dueAt: null, endedAt: clock.instant(), reason });
      return false;
    });
  }

  /**
   * Work whose server has given no sign of life, or has been lost on its way through the queue.
   * @param since milliseconds; default: `patience`
   */
  async lost(since = patience): Promise<Claim[]> {
    const { database, clock } = this.#services;
    const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString();
    const rows = await database.rows(sql`select work_id, ticket, kind, lane, input, person_id from background_task
      where ticket is not null and ((running = ${true} and alive_at <= ${before(since.running)})
        or (running = ${false} and alive_at <= ${before(since.queued)})) order by id limit ${lot}`);
    return (rows as [number, string, string, Lane, string, number | null][]).map(
      ([work, ticket, kind, lane, input, person]) => ({
        work,
        ticket,
        kind,
        lane,
        input: JSON.parse(input) as unknown,
        person,
      }),
    );
  }

  /** Names of regular work that is known. */
  async regular(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#services.database.rows(
      sql`select name, work_id from background_task where kind = 'regular'`,
    );
    return new Map(rows as [string, number][]);
  }

  /** Changes when regular work is done. */
  async plan(id: number, input: unknown, schedule: string): Promise<void> {
    const { database } = this.#services;
    const text = JSON.stringify(input);
    await database.write(async () => {
      const [row] = await database.locked(sql`select input from background_task where work_id = ${id}`);
      if (!row || row[0] === text) return;
      await database.rows(sql`update background_task set input = ${text} where work_id = ${id}`);
      await this.show(id, { schedule });
    });
  }

  /** On PostgreSQL, keeps other servers from adding or queueing tasks until the transaction ends. */
  async #alone(): Promise<void> {
    const { database } = this.#services;
    if (database.engine === 'postgres')
      await database.rows(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
  }
}
