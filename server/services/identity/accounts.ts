import { randomUUID } from 'node:crypto';
import { verify as verifyPassword } from '@node-rs/argon2';
import type { BulkSave } from '../save/bulk-save.ts';
import { isConstraint, type Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Author } from '../history/history.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Settings } from '../../core/settings.ts';
import type { Clock } from '../../core/time/clock.ts';
import { AccountMails } from './account-mails.ts';
import type { Attempts } from './attempts.ts';
import { Codes, type Code } from './codes.ts';
import { IdentityError } from './identity-error.ts';
import { Invitations } from './invitations.ts';
import { hashNewPassword } from './passwords.ts';
import type { Account, Sessions } from './sessions.ts';
import type { Claims } from './tokens.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly attempts: Attempts;
}

/**
 * Accounts of the embedded identity provider: e-mail addresses and passwords. Passwords are stored as argon2id hashes.
 */
export class Accounts {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #codes: Codes;
  readonly #mails: AccountMails;
  readonly #clock: Clock;
  readonly #registry: Registry;
  readonly #records: Records;
  readonly #bulk: BulkSave;
  readonly #attempts: Attempts;
  readonly invitations: Invitations;
  /** Whether a new e-mail address takes effect only after the person opens a mailed link. */
  readonly confirmsEmail: boolean;

  constructor(services: Services, sessions: Sessions, outbox: Outbox, settings: Settings) {
    this.#database = services.database;
    this.#clock = services.clock;
    this.#registry = services.registry;
    this.#records = services.records;
    this.#bulk = services.bulk;
    this.#attempts = services.attempts;
    this.#sessions = sessions;
    this.#codes = new Codes(services.database, services.clock);
    this.#mails = new AccountMails(outbox, services.clock, settings.publicUrl);
    this.invitations = new Invitations(services.database, services.clock, this.#codes, this.#mails);
    // A hosted identity service keeps its own accounts and would not accept our codes.
    this.confirmsEmail = settings.smtpUrl !== null && settings.identityUrl === null;
  }

  /** @throws IdentityError INVALID_EMAIL, WEAK_PASSWORD or EMAIL_EXISTS */
  async create(email: string, password: string): Promise<Account> {
    const account = { uid: randomUUID(), email: this.#readEmail(email) };
    const passwordHash = await hashNewPassword(password);
    const made = await this.#database.write(() =>
      this.#database.rows(sql`insert into account (uid, email, password_hash, created_at)
        values (${account.uid}, ${account.email}, ${passwordHash}, ${this.#clock.instant()})
        on conflict do nothing returning uid`),
    );
    if (!made.length) throw new IdentityError('EMAIL_EXISTS');
    return account;
  }

  /** Whether a password is right. */
  hasPassword({ passwordHash }: { readonly passwordHash: string }, password: string): Promise<boolean> {
    return verifyPassword(passwordHash, password);
  }

  /** @param email trimmed and in lower case */
  async find(email: string): Promise<(Account & { passwordHash: string }) | null> {
    const [row] = await this.#database.rows(
      sql`select uid, email, password_hash from account where lower(email) = ${email}`,
    );
    return row ? { uid: row[0] as string, email: row[1] as string, passwordHash: row[2] as string } : null;
  }

  async byUid(
    uid: string,
  ): Promise<{ uid: string; email: string; createdAt: string; lastLoginAt: string | null } | null> {
    const [row] = await this.#database.rows(
      sql`select uid, email, created_at, last_login_at from account where uid = ${uid}`,
    );
    return row
      ? {
          uid: row[0] as string,
          email: row[1] as string,
          createdAt: row[2] as string,
          lastLoginAt: row[3] as string | null,
        }
      : null;
  }

  /** @throws IdentityError USER_NOT_FOUND */
  async get({ uid }: Claims) {
    const account = await this.byUid(uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    return account;
  }

  /**
   * Changes the e-mail of an account and its user, the password, or both, and notifies the old address. A new password
   * ends every session. Either change invalidates codes mailed before.
   * @param author the person who makes the change, if it is not the account's owner
   * @throws IdentityError INVALID_EMAIL, EMAIL_EXISTS or WEAK_PASSWORD, with nothing changed
   */
  async change(
    account: Account,
    to: { email?: string | null; password?: string | null },
    author?: Author,
  ): Promise<Account> {
    const email = to.email == null ? account.email : this.#readEmail(to.email);
    const passwordHash = to.password == null ? null : await hashNewPassword(to.password);
    await this.#write(async () => {
      if (email !== account.email) await this.#setEmail(account, email, author);
      if (passwordHash) await this.#setPassword(account, passwordHash);
    });
    return { uid: account.uid, email };
  }

  /**
   * Mails a code for a new password: an invitation to a person who has been invited and has not chosen one yet.
   * @throws IdentityError EMAIL_NOT_FOUND, or 429 after five mails within an hour
   */
  async sendReset(email: string): Promise<string> {
    const account = await this.find(email.trim().toLowerCase());
    if (!account) throw new IdentityError('EMAIL_NOT_FOUND');
    await this.#database.write(async () => {
      await this.#attempts.mail(account.email);
      if (await this.invitations.awaits(account.uid)) return this.invitations.send(account);
      await this.#mails.passwordCode(account.email, await this.#codes.add(account.uid, 'PASSWORD_RESET'));
    });
    return account.email;
  }

  /**
   * Mails a code to a new address, which takes effect when the code is used.
   * @throws IdentityError INVALID_EMAIL or EMAIL_EXISTS, or 429 after five mails within an hour
   */
  async sendEmailChange({ uid, email }: Account, to: string): Promise<void> {
    const newEmail = this.#readEmail(to);
    await this.#database.write(async () => {
      await this.#requireFree(newEmail, uid);
      await this.#attempts.mail(newEmail);
      const code = await this.#codes.add(uid, 'VERIFY_AND_CHANGE_EMAIL', { newEmail });
      await this.#mails.emailCode(email, newEmail, code);
    });
  }

  /** Reads what a mailed code allows; does not use it up. @throws IdentityError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  checkCode(code: string): Promise<Code> {
    return this.#codes.find(code);
  }

  /** Sets a new password with a code, which works once. @throws IdentityError as `checkCode` does, or WEAK_PASSWORD */
  async reset(code: string, password: string): Promise<Account> {
    await this.checkCode(code);
    const passwordHash = await hashNewPassword(password);
    return this.#database.write(async () => {
      const account = await this.#codes.take(code, 'PASSWORD_RESET');
      await this.#setPassword(account, passwordHash);
      await this.invitations.accept(account.uid);
      return account;
    });
  }

  /** Changes the address with a code, which works once. @throws IdentityError as `checkCode` does, or EMAIL_EXISTS */
  confirmEmail(code: string): Promise<Account> {
    return this.#write(async () => {
      const { newEmail, ...account } = await this.#codes.take(code, 'VERIFY_AND_CHANGE_EMAIL');
      await this.#setEmail(account, newEmail!);
      return { uid: account.uid, email: newEmail! };
    });
  }

  /** Runs a transaction. If another process takes the same address concurrently, it fails with EMAIL_EXISTS. */
  #write<T>(work: () => Promise<T>): Promise<T> {
    return this.#database.write(work).catch((error: unknown) => {
      throw isConstraint(error) ? new IdentityError('EMAIL_EXISTS') : error;
    });
  }

  async #setPassword({ uid, email }: Account, passwordHash: string) {
    await this.#database.rows(sql`update account set password_hash = ${passwordHash} where uid = ${uid}`);
    await this.#codes.forget(uid);
    await this.#mails.passwordChanged(email);
    await this.#sessions.closeAll(uid);
  }

  async #setEmail({ uid, email: old }: Account, email: string, author?: Author) {
    await this.#requireFree(email, uid);
    await this.#database.rows(sql`update account set email = ${email} where uid = ${uid}`);
    await this.#codes.forget(uid);
    await this.#mails.emailChanged(old, email);
    const users = this.#registry.definition('user');
    const [user] = await this.#records.find(users, { uid });
    if (!user) return;
    const own = { id: user.id as number, facts: { fullName: user.fullName as string } };
    await this.#bulk.change(users, [own.id], { email }, author ?? own);
  }

  async #requireFree(email: string, uid: string) {
    const taken = await this.#database.value(sql`select 1 from account where lower(email) = ${email} and uid <> ${uid}
      union all select 1 from app_user where lower(email) = ${email} and uid <> ${uid}`);
    if (taken) throw new IdentityError('EMAIL_EXISTS');
  }

  /** The address as a user has it. @throws IdentityError INVALID_EMAIL if the schema of users refuses it */
  #readEmail(text: string): string {
    const email = text.trim().toLowerCase();
    if (!this.#registry.definition('user').validators.input({ email })) throw new IdentityError('INVALID_EMAIL');
    return email;
  }
}
