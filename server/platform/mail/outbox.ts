import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Clock } from '../time/clock.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mail waits in a table: it is sent if, and only if, the transaction that asks for it is committed. */
export class Outbox {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Call inside a transaction. */
  async add({ to, subject, text }: Mail): Promise<void> {
    const now = this.#clock.instant();
    await this.#database.rows(sql`insert into mail_outbox (recipient, subject, body, created_at, due_at, attempts)
      values (${to}, ${subject}, ${text}, ${now}, ${now}, ${0})`);
  }

  /** Sends what is due; what fails is due again later, ever later. Answers how many were sent. */
  async deliver(send: (mail: Mail) => Promise<void>): Promise<number> {
    let sent = 0;
    const due = await this.#database.rows(sql`select id, recipient, subject, body, due_at, attempts from mail_outbox
      where due_at <= ${this.#clock.instant()} order by due_at limit 50`);
    for (const [id, to, subject, text, dueAt, attempts] of due as [number, string, string, string, string, number][]) {
      if (!(await this.#claim(id, dueAt, attempts))) continue;
      try {
        await send({ to, subject, text });
        await this.#database.write(() => this.#database.rows(sql`delete from mail_outbox where id = ${id}`));
        sent++;
      } catch (error) {
        const message = (error as Error).message.slice(0, 1000);
        await this.#database.write(() =>
          this.#database.rows(sql`update mail_outbox set last_error = ${message} where id = ${id}`),
        );
      }
    }
    return sent;
  }

  /** Takes a mail on, so that no other process sends it as well; puts off its next attempt: 1, 2, 4 … minutes. */
  #claim(id: number, dueAt: string, attempts: number): Promise<boolean> {
    const next = new Date(this.#clock.now().getTime() + Math.min(2 ** attempts, 360) * 60_000).toISOString();
    return this.#database.write(async () => {
      const rows = await this.#database.rows(sql`update mail_outbox set due_at = ${next}, attempts = ${attempts + 1}
        where id = ${id} and due_at = ${dueAt} returning id`);
      return rows.length === 1;
    });
  }
}
