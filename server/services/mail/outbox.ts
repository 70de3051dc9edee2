import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** An invitation to an event, or that it is off, which calendars read. */
  readonly event?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** For how long a mail belongs to the process that sends it; much longer than any mail server is waited for. */
const lease = 5 * 60_000;

/** Mail waits in a table: it is sent if, and only if, the transaction that asks for it is committed. */
export class Outbox {
  readonly #database: Database;
  readonly #clock: Clock;
  /** Mails that are sent, but could not be taken out of the table yet. */
  readonly #sent = new Set<number>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Call inside a transaction. */
  async add({ to, subject, text, event }: Mail): Promise<void> {
    const now = this.#clock.instant();
    await this.#database
      .rows(sql`insert into mail_outbox (recipient, subject, body, calendar, calendar_method, created_at, due_at, attempts)
      values (${to}, ${subject.slice(0, 200)}, ${text}, ${event?.content ?? null}, ${event?.method ?? null}, ${now}, ${now}, ${0})`);
  }

  /** Sends what is due; what fails is due again later, ever later: in 1, 2, 4 … minutes. Answers how many were sent. */
  async deliver(send: (mail: Mail) => Promise<void>, stop?: AbortSignal): Promise<number> {
    for (const id of this.#sent) await this.#remove(id);
    let sent = 0;
    const due = await this.#database
      .rows(sql`select id, due_at, attempts, recipient, subject, body, calendar, calendar_method from mail_outbox
      where due_at <= ${this.#clock.instant()} order by due_at limit 50`);
    for (const [id, dueAt, attempts, ...mail] of due as [number, string, number, ...unknown[]][]) {
      if (stop?.aborted) break;
      if (!(await this.#claim(id, dueAt, attempts))) continue;
      const failure = await send(mailOf(mail)).then(
        () => null,
        (error: Error) => error.message.slice(0, 1000),
      );
      if (failure === null) {
        this.#sent.add(id);
        await this.#remove(id);
        sent++;
      } else await this.#putOff(id, Math.min(2 ** attempts, 360) * 60_000, failure);
    }
    return sent;
  }

  /** Takes a mail on, so that no other process sends it as well. */
  #claim(id: number, dueAt: string, attempts: number): Promise<boolean> {
    return this.#database.write(async () => {
      const rows = await this.#database
        .rows(sql`update mail_outbox set due_at = ${this.#in(lease)}, attempts = ${attempts + 1}
        where id = ${id} and due_at = ${dueAt} returning id`);
      return rows.length === 1;
    });
  }

  async #remove(id: number) {
    await this.#database.write(() => this.#database.rows(sql`delete from mail_outbox where id = ${id}`));
    this.#sent.delete(id);
  }

  async #putOff(id: number, milliseconds: number, failure: string) {
    await this.#database.write(() =>
      this.#database.rows(
        sql`update mail_outbox set due_at = ${this.#in(milliseconds)}, last_error = ${failure} where id = ${id}`,
      ),
    );
  }

  #in(milliseconds: number): string {
    return new Date(this.#clock.now().getTime() + milliseconds).toISOString();
  }
}

function mailOf([to, subject, text, content, method]: unknown[]): Mail {
  const event = content ? { content, method } : undefined;
  return { to, subject, text, ...(event && { event }) } as Mail;
}
