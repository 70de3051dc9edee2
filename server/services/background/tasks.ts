import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { product } from '../history/history.ts';
import { BulkSave } from '../save/bulk-save.ts';
import { UndoLog } from '../undo/undo-log.ts';
import type { Lane } from './kind.ts';
import { type Claim, Queue } from './queue.ts';

/** Milliseconds: a day, which is longer than any delay of another attempt, and than any interval of regular work. */
const longestWait = 86_400_000;

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

/**
 * The rows of background work: what people see of it, and the tasks of what has not ended. What people do with it is
 * here, what servers do with it in `Tickets`.
 */
@Injectable()
export class Tasks {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly bulk: BulkSave,
    private readonly undo: UndoLog,
    private readonly clock: Clock,
    private readonly queue: Queue,
  ) {}

  get definition(): EntityDefinition<Work> {
    return this.registry.definition('backgroundWork') as unknown as EntityDefinition<Work>;
  }

  work(id: number): Promise<Work | null> {
    return this.records.one(this.definition, id);
  }

  /** Shows people something new of a piece of work. */
  show(id: number, values: Seen): Promise<unknown> {
    const { bulk, undo } = this;
    return undo.without(() => bulk.change(this.definition, [id], values, product));
  }

  /**
   * Adds work. Work of the same name that has failed or was stopped is tried again instead.
   * @returns its key
   */
  add(task: NewTask): Promise<number> {
    const { database, bulk, undo, clock } = this;
    const { kind, lane, input, subject, person, link = null, name = null, schedule = null } = task;
    const queuedAt = clock.instant();
    const dueAt = task.dueAt ?? queuedAt;
    return database.write(async () => {
      if (name !== null) {
        await alone(database);
        const known = await this.named(name);
        if (known !== null) return this.#again(known, person);
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
    return (await this.database.value<number>(find)) ?? null;
  }

  /**
   * Tries work again that has failed or was stopped, or that waits for its next attempt.
   * @param person whom it is for from now on; default: as before
   * @returns its key
   */
  async #again(id: number, person?: NewTask['person']): Promise<number> {
    const { database, clock } = this;
    const [row] = await database.locked(sql`select ticket, due_at from background_task where work_id = ${id}`);
    const now = clock.instant();
    if (!row || row[0] !== null || (row[1] !== null && (row[1] as string) <= now)) return id;
    await database.rows(sql`update background_task set due_at = ${now}, stop_wanted = ${false} where work_id = ${id}`);
    if (person) await database.rows(sql`update background_task set person_id = ${person.id} where work_id = ${id}`);
    const whom = person && { person: { key: person.id, display: person.facts.fullName } };
    await this.show(id, { state: 'Waiting', dueAt: now, endedAt: null, stopping: false, ...whom });
    return id;
  }

  again(id: number): Promise<number> {
    return this.database.write(() => this.#again(id));
  }

  /** Deletes work, wherever it is. Call in a transaction. */
  async withdraw(ids: readonly number[]): Promise<void> {
    if (!ids.length) return;
    const { database, bulk, undo } = this;
    const tasks = await database.rows(
      sql`delete from background_task where work_id in ${sql.list(ids)} returning lane, ticket`,
    );
    for (const [lane, ticket] of tasks as [Lane, string | null][])
      if (ticket !== null) await this.queue.remove(lane, ticket);
    const rows = ids.map((id) => ({ id }) as Work);
    await undo.without(() => bulk.remove(this.definition, rows, product));
  }

  /**
   * Stops work that has not ended, for good unless someone tries it again.
   * @returns whether a server runs it, which then has to stop
   */
  stop(id: number, reason: string, onStopped: (claim: Claim) => Promise<void>): Promise<boolean> {
    const { database, clock } = this;
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
        await this.show(id, { stopping: true, reason });
        return true;
      }
      if (dueAt === null) return false;
      const claim = { work: id, ticket, kind, lane, input: JSON.parse(input) as unknown, person };
      await onStopped(claim);
      await database.rows(sql`update background_task set ticket = ${null}, due_at = ${null} where work_id = ${id}`);
      if (ticket !== null) await this.queue.remove(lane, ticket);
      await this.show(id, { state: 'Stopped', dueAt: null, endedAt: clock.instant(), reason });
      return false;
    });
  }

  /** Ends waits that are longer than any can be: they were set while the clock was wrong. */
  async correctWaits(): Promise<void> {
    const { database, clock } = this;
    const far = sql`from background_task
      where ticket is null and due_at > ${new Date(clock.now().getTime() + longestWait).toISOString()}`;
    if (!(await database.rows(sql`select 1 ${far} limit 1`)).length) return;
    await database.write(async () => {
      const rows = await database.locked(sql`select work_id ${far} order by id`);
      const ids = rows.map(([id]) => id as number);
      await database.rows(
        sql`update background_task set due_at = ${clock.instant()} where work_id in ${sql.list([0, ...ids])}`,
      );
      for (const id of ids) await this.show(id, { dueAt: clock.instant() });
    });
  }

  /** Names of regular work that is known. */
  async regular(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.rows(sql`select name, work_id from background_task where kind = 'regular'`);
    return new Map(rows as [string, number][]);
  }

  /** Changes when regular work is done. */
  async plan(id: number, input: unknown, schedule: string): Promise<void> {
    const { database } = this;
    const text = JSON.stringify(input);
    await database.write(async () => {
      const [row] = await database.locked(sql`select input from background_task where work_id = ${id}`);
      if (!row || row[0] === text) return;
      await database.rows(sql`update background_task set input = ${text} where work_id = ${id}`);
      await this.show(id, { schedule });
    });
  }
}

/** Key of PostgreSQL's advisory lock on adding and queueing tasks. */
const lock = 7_340_613;

/** On PostgreSQL, keeps other servers from adding or queueing tasks until the transaction ends. */
export async function alone(database: Database): Promise<void> {
  if (database.engine === 'postgres') await database.rows(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`);
}
