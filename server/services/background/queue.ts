import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Lane } from './kind.ts';

/** A place in the queue: one attempt at a piece of work. */
export interface Ticket {
  readonly work: number;
  readonly ticket: string;
}

/** What a server needs to know to do a piece of work. */
export interface Claim extends Ticket {
  readonly kind: string;
  readonly lane: Lane;
  readonly input: unknown;
  readonly person: number | null;
}

/** Hands out tickets, each to one taker. */
export abstract class Queue {
  /** Call before the other methods. */
  abstract open(): Promise<void>;
  /** Queues a ticket. Call in a transaction. */
  abstract send(lane: Lane, ticket: Ticket): Promise<void>;
  /** The next ticket of a lane; null if none is waiting. Call in a transaction. */
  abstract take(lane: Lane): Promise<Ticket | null>;
  /** Removes a ticket, whether it is waiting or taken. Call in a transaction. */
  abstract remove(lane: Lane, ticket: string): Promise<void>;
  abstract close(): Promise<void>;
}

/** The queue of a database with one server: the rows of the tasks are the tickets. */
export class RowQueue extends Queue {
  readonly #database: Database;

  constructor(database: Database) {
    super();
    this.#database = database;
  }

  override async open(): Promise<void> {}

  override async send(): Promise<void> {}

  override async take(lane: Lane): Promise<Ticket | null> {
    const [row] = await this.#database.rows(sql`select work_id, ticket from background_task
      where lane = ${lane} and running = ${false} and ticket is not null order by due_at, id limit 1`);
    return row ? { work: row[0] as number, ticket: row[1] as string } : null;
  }

  override async remove(): Promise<void> {}

  override async close(): Promise<void> {}
}
