import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { Background } from '../background/background.ts';
import type { Kind, Result } from '../background/kind.ts';
import { waitingForLong, waitingMails } from './waiting.ts';
import { UndoLog } from '../undo/undo-log.ts';
import { readableKeys } from '../access/scope.ts';
import { InjectSendMail } from '../inject.ts';
import { Clock } from '../../core/time/clock.ts';
import { Users } from '../access/users.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';

export interface Mail {
  /**
   * Identifies the mail and says when it was added. If a server dies while it sends a mail, the mail is sent again, with
   * the same identity, so that the recipient's server and program can drop the second one.
   */
  readonly identity?: { readonly key: string; readonly addedAt: string };
  /** Addresses, separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Addresses that get a copy, separated by commas. */
  readonly cc?: string;
  /** Addresses that get a copy of which the others do not know. */
  readonly bcc?: string;
  /** Name and address that it comes from; what is null is that of `MAIL_FROM`. */
  readonly from?: MailSender;
  /** Address that an answer goes to; without it, nobody reads answers. */
  readonly replyTo?: string;
  /**
   * ISO instant after which the mail's link no longer works. The mail is then deleted, even if it has not been sent.
   */
  readonly expiresAt?: string;
  /** An invitation or a cancellation, in iCalendar format. */
  readonly event?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  readonly files?: readonly MailFile[];
  /** Whether the product sends it by itself, not for a person: an alert, a report, a link to sign in. */
  readonly isAutomatic?: boolean;
  /**
   * The record that a person sent it for. If it cannot be delivered, it stays among `undelivered` until a job has told
   * that person.
   */
  readonly sentFor?: MailRecord;
  /** The record that the mail tells a user about. It is sent only if that user may still read the record. */
  readonly about?: MailRecord;
}

export interface MailSender {
  readonly name: string | null;
  readonly address: string | null;
}

/**
 * Sends a mail. @returns the addresses that the mail server has refused, while it took the others
 * @throws Error if it took none
 */
export type SendMail = (mail: Mail) => Promise<readonly string[] | void>;

interface MailRecord {
  readonly entity: string;
  readonly id: number;
}

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

/** Waits between attempts: 1, 2, 4 … minutes, at most 6 hours. After the last, a mail was refused for seven days. */
const retries = Array.from({ length: 35 }, (_, attempt) => Math.min(2 ** attempt, 360) * 60_000);

/** Milliseconds for which a mail is kept that was given up, so that it can be tried again. */
const keptFor = 30 * 86_400_000;

const columns = sql.raw(
  'recipient, copy_to, blind_copy_to, reply_to, sender_name, sender_email, subject, body, calendar, calendar_method, expires_at',
);

/** Mails wait in a table, so that each is sent if, and only if, the transaction that adds it is committed. */
@Injectable()
export class Outbox {
  /** Mails that have been sent but could not be removed from the table yet. */
  readonly #sent = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failures: FailureLog,
    private readonly undo: UndoLog,
    private readonly background: Background,
    private readonly users: Users,
    private readonly registry: Registry,
    private readonly records: Records,
    /** Sends a mail. Tests replace it. */
    @InjectSendMail() public send: SendMail,
  ) {
    background.register(this.#kind, undefined);
  }

  readonly #kind: Kind<MailInput, undefined> = {
    name: 'mail',
    lane: 'quick',
    retries,
    run: ({ mail }) => this.#deliver(mail),
    ended: ({ mail }) => this.#giveUp(mail),
  };

  /** Adds a mail. Call inside a transaction. */
  async add({
    to,
    cc,
    bcc,
    from,
    replyTo,
    subject,
    text,
    event,
    expiresAt,
    sentFor,
    about,
    files = [],
  }: Mail): Promise<void> {
    const { background, clock, database, undo } = this;
    const more = [event?.content ?? null, event?.method ?? null, expiresAt ?? null];
    const purpose = about ? [aboutMark + about.entity, about.id] : [sentFor?.entity ?? null, sentFor?.id ?? null];
    const people = [to, cc ?? null, bcc ?? null, replyTo ?? null, from?.name ?? null, from?.address ?? null];
    const first = [...people, subject.slice(0, 200), text, ...more];
    const values = [...first, clock.instant(), ...purpose, undo.token, false];
    const [[id]] = (await database.rows(
      sql`insert into mail_outbox (${columns}, created_at, sent_for, sent_for_id, undo_token, given_up)
        values ${sql.list(values)} returning id`,
    )) as [[number]];
    for (const file of files) {
      const [location, content] = 'location' in file ? [file.location, null] : [null, file.content.toString('base64')];
      await database.rows(
        sql`insert into mail_attachment (mail_id, file_name, location, content) values ${sql.list([id, file.fileName, location, content])}`,
      );
    }
    const work = await background.add(this.#kind, { mail: id }, { subject: `E-mail to ${to}: ${subject}` });
    await database.rows(sql`update mail_outbox set work_id = ${work} where id = ${id}`);
  }

  /** Adds the work of mails that an earlier version of the product has left. */
  async adopt(): Promise<void> {
    const { background, database } = this;
    await database.write(async () => {
      const left = await database.locked(sql`select id, recipient, subject from mail_outbox where work_id is null`);
      for (const [id, to, subject] of left as [number, string, string][]) {
        const work = await background.add(this.#kind, { mail: id }, { subject: `E-mail to ${to}: ${subject}` });
        await database.rows(sql`update mail_outbox set work_id = ${work} where id = ${id}`);
      }
    });
  }

  /** Sends a mail, unless the person whom it tells about a record may no longer read that record. */
  async #deliver(id: number): Promise<Result> {
    const { clock, database } = this;
    const done = { forget: true, inTransaction: () => this.remove(id) };
    if (this.#sent.has(id)) return done;
    const [row] = await database.rows(
      sql`select sent_for, sent_for_id, created_at, ${columns} from mail_outbox where id = ${id}`,
    );
    if (!row) return { forget: true };
    const [sentFor, sentForId, addedAt, ...mail] = row as MailRow;
    const identity = { key: keyOf(`${id} ${addedAt}`), addedAt };
    const sending = { ...mailOf(mail, await this.#filesOf(id)), identity };
    if (sending.expiresAt !== undefined && sending.expiresAt <= clock.instant()) return done;
    const about = sentFor?.startsWith(aboutMark) && { entity: sentFor.slice(aboutMark.length), id: sentForId! };
    const isAutomatic = (!sentFor || Boolean(about)) && !sending.event;
    if (about && !(await this.#mayRead(sending.to, about))) return done;
    const left = await this.send({ ...sending, isAutomatic });
    // If the work cannot be ended, it is done again, but the mail must not be sent twice.
    this.#sent.add(id);
    if (!left?.length) return done;
    // Those whom the server has refused get a mail of their own, which is tried again and given up as any other.
    const { cc: _, bcc: __, identity: ___, ...rest } = sending;
    const purpose = sentFor && !about ? { sentFor: { entity: sentFor, id: sentForId! } } : {};
    return {
      forget: true,
      inTransaction: async () => {
        await this.remove(id);
        await this.add({ ...rest, to: left.join(', '), ...purpose });
      },
    };
  }

  /** Whether the user with an address may read a record. */
  async #mayRead(address: string, { entity, id }: MailRecord): Promise<boolean> {
    const { users, registry, records } = this;
    const user = await users.byEmail(address);
    return (
      user !== null && (await readableKeys(registry.definition(entity), [id], user, { registry, records })).has(id)
    );
  }

  /** What an administrator should know of the mails that wait. */
  async warnings(): Promise<string[]> {
    const { clock, database } = this;
    const waiting = Number(await database.value(waitingForLong(clock.now())));
    return waiting ? [waitingMails(waiting)] : [];
  }

  /**
   * Deletes the mails of a call that have not been sent yet. Call in the transaction that undoes it.
   * @returns the addresses that they were for
   */
  async withdraw(token: string): Promise<ReadonlySet<string>> {
    const { background, database } = this;
    const waiting = sql`select id from mail_outbox where undo_token = ${token}`;
    await database.rows(sql`delete from mail_attachment where mail_id in (${waiting})`);
    const gone = await database.rows(
      sql`delete from mail_outbox where undo_token = ${token} returning work_id, recipient`,
    );
    await background.withdraw(gone.flatMap(([work]) => (work === null ? [] : [work as number])));
    return new Set(gone.map(([, to]) => to as string));
  }

  /** Mails for records of an entity that were given up and that nobody has been told of, at most 50. */
  async undelivered(entity: string): Promise<Undelivered[]> {
    const rows = await this.database.rows(sql`select m.id, sent_for_id, recipient, reason
      from mail_outbox m join background_work w on w.id = m.work_id
      where lower(sent_for) = ${entity.toLowerCase()} and given_up = ${true} order by m.id limit 50`);
    return (rows as [number, number, string, string][]).map(([id, sentFor, to, error]) => ({ id, sentFor, to, error }));
  }

  /** Marks a mail that was given up as one that its sender knows of. @returns false if it is marked already */
  async told(id: number): Promise<boolean> {
    const rows = await this.database.rows(
      sql`update mail_outbox set given_up = ${false} where id = ${id} and given_up = ${true} returning id`,
    );
    return rows.length === 1;
  }

  async remove(id: number): Promise<void> {
    const { database } = this;
    await database.rows(sql`delete from mail_attachment where mail_id = ${id}`);
    await database.rows(sql`delete from mail_outbox where id = ${id}`);
    database.afterCommit(() => this.#sent.delete(id));
  }

  async #filesOf(id: number): Promise<MailFile[]> {
    const rows = await this.database.rows(
      sql`select file_name, location, content from mail_attachment where mail_id = ${id} order by id`,
    );
    return (rows as [string, string | null, string][]).map(([fileName, location, content]) =>
      location === null ? { fileName, content: Buffer.from(content, 'base64') } : { fileName, location },
    );
  }

  async #giveUp(id: number): Promise<void> {
    const { clock, database, failures } = this;
    const text = 'A mail was given up: it could not be sent for seven days, or was stopped';
    failures.report('warn', `mail ${id}`, { mail: id }, text);
    const until = new Date(clock.now().getTime() + keptFor).toISOString();
    await database.rows(sql`update mail_outbox set given_up = ${true}, expires_at = coalesce(expires_at, ${until})
      where id = ${id}`);
  }
}

type MailRow = [sentFor: string | null, sentForId: number | null, addedAt: string, ...unknown[]];

interface MailInput {
  readonly mail: number;
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

function mailOf(
  [to, cc, bcc, replyTo, name, address, subject, text, content, method, expiresAt]: unknown[],
  files: readonly MailFile[],
): Mail {
  return {
    to,
    subject,
    text,
    ...(cc !== null && { cc }),
    ...(bcc !== null && { bcc }),
    ...(replyTo !== null && { replyTo }),
    ...((name ?? address) !== null && { from: { name, address } }),
    ...(content !== null && { event: { content, method } }),
    ...(expiresAt !== null && { expiresAt }),
    files,
  } as Mail;
}
