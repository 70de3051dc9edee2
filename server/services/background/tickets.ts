import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import type { Lane } from './kind.ts';
import { type Claim, Queue, type Ticket } from './queue.ts';
import { alone, Tasks, type Seen } from './tasks.ts';
import { Database } from '../../core/db/database.ts';
import { Clock } from '../../core/time/clock.ts';

/** Long work of one person that is queued or done at the same time. Further work waits. */
const mostOfPerson = 2;

/** Tasks queued in one transaction. */
const lot = 100;

/** Milliseconds without a sign of life after which work is given to another server, if it runs, and if it is queued. */
export const patience = { running: 10_000, queued: 600_000 };

/**
 * What servers do with background work: they queue what is due, take it, say that they are alive, and end it. Only who
 * holds the ticket of an attempt may end it.
 */
@Injectable()
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: Queue,
    private readonly tasks: Tasks,
  ) {}

  /**
   * Queues what is due, as many of each person as may run. On PostgreSQL one server at a time does this.
   * @returns whether anything was queued
   */
  async queueDue(): Promise<boolean> {
    const { database, clock } = this;
    const due = sql`select id from background_task where ticket is null and due_at <= ${clock.instant()}
      order by due_at, id limit ${lot}`;
    if (!(await database.rows(due)).length) return false;
    return database.write(async () => {
      await alone(database);
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
        await this.queue.send(lane, { work, ticket });
        queued = true;
      }
      return queued;
    });
  }

  /** Takes the next ticket of a lane; null if there is none. */
  async take(lane: Lane): Promise<Claim | null> {
    const { database } = this;
    const isWaiting = sql`select 1 from background_task
      where lane = ${lane} and running = ${false} and ticket is not null limit 1`;
    while ((await database.rows(isWaiting)).length) {
      // In one transaction, so that no ticket is lost with a server that dies in between.
      const taken = await database.write(async () => {
        const ticket = await this.queue.take(lane);
        return ticket && { claim: await this.#claim(lane, ticket) };
      });
      if (!taken || taken.claim) return taken?.claim ?? null;
    }
    return null;
  }

  /** @returns null if the ticket is not valid any more */
  async #claim(lane: Lane, { work, ticket }: Ticket): Promise<Claim | null> {
    const { database, clock } = this;
    const now = clock.instant();
    const [row] = await database.rows(sql`update background_task set running = ${true}, alive_at = ${now}
      where work_id = ${work} and ticket = ${ticket} and running = ${false} returning kind, input, person_id`);
    if (!row) {
      await this.queue.remove(lane, ticket);
      return null;
    }
    const [kind, input, person] = row as [string, string, number | null];
    const { attempts } = (await this.tasks.work(work))!;
    await this.tasks.show(work, { state: 'Running', startedAt: now, endedAt: null, attempts: attempts + 1 });
    return { work, ticket, kind, lane, input: JSON.parse(input) as unknown, person };
  }

  /**
   * Says that the server still does the work.
   * @returns what it should do now
   */
  async beat({ work, ticket }: Ticket): Promise<'goOn' | 'stop' | 'lost'> {
    const { database, clock } = this;
    const rows = await database.write(() =>
      database.rows(sql`update background_task set alive_at = ${clock.instant()}
        where work_id = ${work} and ticket = ${ticket} returning stop_wanted`),
    );
    return !rows.length ? 'lost' : rows[0]![0] ? 'stop' : 'goOn';
  }

  /** Whether a ticket is still valid. Call in a transaction; nobody can take it over before the transaction ends. */
  async holds({ work, ticket }: Ticket): Promise<boolean> {
    const found = await this.database.locked(
      sql`select 1 from background_task where work_id = ${work} and ticket = ${ticket}`,
    );
    return found.length > 0;
  }

  /** Ends the work. Call in a transaction. */
  async finish(claim: Claim, values: Seen): Promise<void> {
    const { database, clock } = this;
    await database.rows(sql`delete from background_task where work_id = ${claim.work}`);
    await this.queue.remove(claim.lane, claim.ticket);
    await this.tasks.show(claim.work, { endedAt: clock.instant(), dueAt: null, stopping: false, ...values });
  }

  /** Puts the work back, for another attempt if it is due at some time. Call in a transaction. */
  async putBack(claim: Claim, dueAt: string | null, values: Seen): Promise<void> {
    const { database } = this;
    await database.rows(sql`update background_task set ticket = ${null}, running = ${false}, stop_wanted = ${false},
      due_at = ${dueAt} where work_id = ${claim.work}`);
    await this.queue.remove(claim.lane, claim.ticket);
    await this.tasks.show(claim.work, { dueAt, stopping: false, ...values });
  }

  /**
   * Work whose server has given no sign of life, or has been lost on its way through the queue.
   * @param since milliseconds; default: `patience`
   */
  async lost(since = patience): Promise<Claim[]> {
    const { database, clock } = this;
    const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString();
    // A sign of life from the future was given while the clock was wrong.
    const ahead = before(-patience.queued);
    const rows = await database.rows(sql`select work_id, ticket, kind, lane, input, person_id from background_task
      where ticket is not null and ((running = ${true} and alive_at <= ${before(since.running)})
        or (running = ${false} and alive_at <= ${before(since.queued)}) or alive_at > ${ahead}) order by id limit ${lot}`);
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
}
