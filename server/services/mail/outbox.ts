import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { FailureLog } from '../../core/errors/failure-log.ts';
import type { UndoLog } from '../undo/undo-log.ts';
import type { Clock } from '../../core/time/clock.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses that get a copy, separated by commas. */
  readonly cc?: string;
  /** Address that an answer goes to; without it, nobody reads answers. */
  readonly replyTo?: string;
  /**
   * ISO instant after which the mail's link no longer works. The mail is then deleted, even if it has not been sent.
   */
  readonly expiresAt?: string;
  /** An invitation or a cancellation, in iCalendar format. */
  readonly event?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  readonly files?: readonly MailFile[];
  /**
   * The record that a person sent it for. If it cannot be delivered, it stays among `undelivered` until a job has told
   * that person.
   */
  readonly sentFor?: MailRecord;
  /** The record that the mail tells a user about. It is sent only if that user may still read the record. */
  readonly about?: MailRecord;
}

interface MailRecord {
  readonly entity: string;
  readonly id: number;
}

/** Whether the user with an address may read a record. */
type MayRead = (address: string, record: MailRecord) => Promise<boolean>;

/** What precedes the entity of a mail that is about a record, in place of one that was sent for it. */
const aboutMark = 'about ';

/** A mail that was given up. */
export interface Undelivered {
  readonly id: number;
  /** Key of the record that it was sent for. */
  readonly sentFor: number;
  readonly to: string;
  /** What the last attempt failed with. */
  readonly error: string;
}

/**
 * A file that is attached to a mail, under the name that the recipient sees: one of `Files`, by its stored name, or one
 * that is made for the mail and kept with it until it is sent.
 */
export type MailFile = { readonly fileName: string } & ({ readonly location: string } | { readonly content: Buffer });

/**
 * Milliseconds for which a mail is reserved for the process that sends it; much longer than the timeouts of sending.
 */
const lease = 5 * 60_000;

/** Attempts after which a mail is given up. By then, the mail server has refused it for seven days. */
const mostAttempts = 36;

const isAbout = sql`coalesce(sent_for, '') like ${`${aboutMark}%`}`;

const columns = sql.raw('recipient, copy_to, reply_to, subject, body, calendar, calendar_method, expires_at');

/** Mails wait in a table, so that each is sent if, and only if, the transaction that adds it is committed. */
export class Outbox {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #failures: FailureLog;
  readonly #undo: UndoLog;
  readonly #mayRead: MayRead;
  /** Mails that have been sent but could not be removed from the table yet. */
  readonly #sent = new Set<number>();

  constructor(database: Database, clock: Clock, failures: FailureLog, undo: UndoLog, mayRead: MayRead) {
    this.#database = database;
    this.#clock = clock;
    this.#failures = failures;
    this.#undo = undo;
    this.#mayRead = mayRead;
  }

  /** Adds a mail. Call inside a transaction. */
  async add({ to, cc, replyTo, subject, text, event, expiresAt, sentFor, about, files = [] }: Mail): Promise<void> {
    const now = this.#clock.instant();
    const more = [event?.content ?? null, event?.method ?? null, expiresAt ?? null];
    const purpose = about ? [aboutMark + about.entity, about.id] : [sentFor?.entity ?? null, sentFor?.id ?? null];
    const call = this.#undo.token;
    const values = [
      to,
      cc ?? null,
      replyTo ?? null,
      subject.slice(0, 200),
      text,
      ...more,
      now,
      now,
      0,
      ...purpose,
      call,
    ];
    const [[id]] = (await this.#database.rows(
      sql`insert into mail_outbox (${columns}, created_at, due_at, attempts, sent_for, sent_for_id, undo_token)
        values ${sql.list(values)} returning id`,
    )) as [[number]];
    for (const file of files) {
      const [location, content] = 'location' in file ? [file.location, null] : [null, file.content.toString('base64')];
      await this.#database.rows(
        sql`insert into mail_attachment (mail_id, file_name, location, content) values ${sql.list([id, file.fileName, location, content])}`,
      );
    }
  }

  /**
   * Sends the mails that are due, at most 50. A mail that fails is retried after 1, 2, 4 … minutes, at most 6 hours,
   * and given up after seven days.
   * @returns the number of mails sent
   */
  async deliver(send: (mail: Mail) => Promise<void>, stop?: AbortSignal): Promise<number> {
    for (const id of this.#sent) await this.#removeSent(id);
    let sent = 0;
    const due = await this.#database
      .rows(sql`select id, due_at, attempts, sent_for, sent_for_id, ${columns} from mail_outbox
      where due_at <= ${this.#clock.instant()} order by due_at limit 50`);
    for (const [id, dueAt, attempts, sentFor, sentForId, ...mail] of due as DueRow[]) {
      if (stop?.aborted) break;
      if (!(await this.#claim(id, dueAt, attempts))) continue;
      if (sentFor?.startsWith(aboutMark)) {
        const about = { entity: sentFor.slice(aboutMark.length), id: sentForId! };
        if (!(await this.#mayRead(mail[0], about))) {
          await this.#database.write(() => this.remove(id));
          continue;
        }
      }
      const failure = await send(mailOf(mail, await this.#filesOf(id))).then(
        () => null,
        (error: Error) => error.message.slice(0, 1000),
      );
      if (failure === null) {
        this.#sent.add(id);
        await this.#removeSent(id);
        sent++;
      } else if (attempts + 1 < mostAttempts) await this.#putOff(id, Math.min(2 ** attempts, 360) * 60_000, failure);
      else await this.#giveUp(id, failure);
    }
    return sent;
  }

  /** Deletes the mails of a call that have not been sent yet. Call in the transaction that undoes it. */
  async withdraw(token: string): Promise<number> {
    const waiting = sql`select id from mail_outbox where undo_token = ${token}`;
    await this.#database.rows(sql`delete from mail_attachment where mail_id in (${waiting})`);
    const gone = await this.#database.rows(sql`delete from mail_outbox where undo_token = ${token} returning id`);
    return gone.length;
  }

  /** Mails for records of an entity that were given up, at most 50. */
  async undelivered(entity: string): Promise<Undelivered[]> {
    const rows = await this.#database.rows(sql`select id, sent_for_id, recipient, last_error from mail_outbox
      where due_at is null and sent_for = ${entity} order by id limit 50`);
    return (rows as [number, number, string, string][]).map(([id, sentFor, to, error]) => ({ id, sentFor, to, error }));
  }

  /** Deletes a mail. Call inside a transaction. @returns false if another process has deleted it */
  async remove(id: number): Promise<boolean> {
    await this.#database.rows(sql`delete from mail_attachment where mail_id = ${id}`);
    return (await this.#database.rows(sql`delete from mail_outbox where id = ${id} returning id`)).length === 1;
  }

  /**
   * Reserves a mail for this process, so that no other sends it too.
   * @returns false if another process has reserved it
   */
  #claim(id: number, dueAt: string, attempts: number): Promise<boolean> {
    return this.#database.write(async () => {
      const rows = await this.#database
        .rows(sql`update mail_outbox set due_at = ${this.#in(lease)}, attempts = ${attempts + 1}
        where id = ${id} and due_at = ${dueAt} returning id`);
      return rows.length === 1;
    });
  }

  async #filesOf(id: number): Promise<MailFile[]> {
    const rows = await this.#database.rows(
      sql`select file_name, location, content from mail_attachment where mail_id = ${id} order by id`,
    );
    return (rows as [string, string | null, string][]).map(([fileName, location, content]) =>
      location === null ? { fileName, content: Buffer.from(content, 'base64') } : { fileName, location },
    );
  }

  async #removeSent(id: number) {
    await this.#database.write(() => this.remove(id));
    this.#sent.delete(id);
  }

  async #putOff(id: number, milliseconds: number, failure: string) {
    await this.#database.write(() =>
      this.#database.rows(
        sql`update mail_outbox set due_at = ${this.#in(milliseconds)}, last_error = ${failure} where id = ${id}`,
      ),
    );
  }

  async #giveUp(id: number, failure: string) {
    const details = { mail: id, attempts: mostAttempts };
    this.#failures.report('warn', `mail ${id}`, details, 'A mail was given up: it could not be sent for seven days');
    await this.#database.write(async () => {
      const kept = await this.#database.rows(sql`update mail_outbox set due_at = null, last_error = ${failure}
        where id = ${id} and sent_for is not null and not (${isAbout}) returning id`);
      if (!kept.length) await this.remove(id);
    });
  }

  #in(milliseconds: number): string {
    return new Date(this.#clock.now().getTime() + milliseconds).toISOString();
  }
}

type DueRow = [
  id: number,
  dueAt: string,
  attempts: number,
  sentFor: string | null,
  sentForId: number | null,
  recipient: string,
  ...unknown[],
];

function mailOf(
  [to, cc, replyTo, subject, text, content, method, expiresAt]: unknown[],
  files: readonly MailFile[],
): Mail {
  return {
    to,
    subject,
    text,
    ...(cc !== null && { cc }),
    ...(replyTo !== null && { replyTo }),
    ...(content !== null && { event: { content, method } }),
    ...(expiresAt !== null && { expiresAt }),
    files,
  } as Mail;
}
