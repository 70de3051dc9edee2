import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { verify as verifyPassword } from '@node-rs/argon2';
import { BulkSave } from '../save/bulk-save.ts';
import { isConstraint, Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Author } from '../history/history.ts';
import { inputErrors } from '../../core/model/checks.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import type { Settings } from '../../core/settings.ts';
import { Clock } from '../../core/time/clock.ts';
import { AccountMails } from './account-mails.ts';
import { Attempts } from './attempts.ts';
import { Codes, type Code } from './codes.ts';
import { Hiding } from './hiding.ts';
import { IdentityError } from './identity-error.ts';
import { Invitations } from './invitations.ts';
import { hashNewPassword, noPassword } from './passwords.ts';
import { type Account, type Origin, Sessions, type TokenPair } from './sessions.ts';
import type { Claims } from './tokens.ts';
import { InjectSettings } from '../inject.ts';

export interface AccountWithPassword extends Account {
  /** null until an invited person has chosen a password. */
  readonly passwordHash: string | null;
}

/** Instants are ISO. */
interface AccountFacts extends Account {
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  /** Whether the person has proved that the address is theirs. */
  readonly isVerified: boolean;
}

interface NewCredentials {
  readonly email?: string | null;
  readonly password?: string | null;
}

/**
 * Accounts of the embedded identity provider: e-mail addresses and passwords. Passwords are stored as argon2id hashes.
 */
@Injectable()
export class Accounts {
  /** Whether a new e-mail address takes effect only after the person opens a mailed link. */
  readonly confirmsEmail: boolean;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly bulk: BulkSave,
    private readonly attempts: Attempts,
    private readonly hiding: Hiding,
    private readonly sessions: Sessions,
    readonly codes: Codes,
    private readonly mails: AccountMails,
    readonly invitations: Invitations,
    @InjectSettings() settings: Settings,
  ) {
    // A hosted identity service keeps its own accounts and would not accept our codes.
    this.confirmsEmail = settings.smtpUrl !== null && settings.identityUrl === null;
  }

  /**
   * @param selfRegistered whether someone signs up, who may not own the address
   * @throws IdentityError INVALID_EMAIL, WEAK_PASSWORD or EMAIL_EXISTS
   */
  async create(email: string, password: string, { selfRegistered = false } = {}): Promise<Account> {
    const account = { uid: randomUUID(), email: this.#readEmail(email) };
    const passwordHash = await this.#hash(password);
    const now = this.clock.instant();
    const values = [account.uid, account.email, passwordHash, now, selfRegistered, selfRegistered ? null : now];
    const made = await this.database.write(() =>
      this.database.rows(sql`insert into account (uid, email, password_hash, created_at, self_registered, verified_at)
        values ${sql.list(values)} on conflict do nothing returning uid`),
    );
    if (!made.length) throw new IdentityError('EMAIL_EXISTS');
    return account;
  }

  /**
   * Whether a password is right. None is before an invited person has chosen one. Takes as long if there is no account.
   */
  async hasPassword(account: Pick<AccountWithPassword, 'passwordHash'> | null, password: string): Promise<boolean> {
    const passwordHash = account?.passwordHash ?? (await noPassword());
    return verifyPassword(passwordHash, password);
  }

  /** Whether an address has an account, as far as the server tells. */
  async isRegistered(email: string): Promise<boolean> {
    return !this.hiding.isOn && (await this.find(email)) !== null;
  }

  /** @param email trimmed and in lower case */
  async find(email: string): Promise<AccountWithPassword | null> {
    const [row] = await this.database.rows(
      sql`select uid, email, password_hash from account where lower(email) = ${email}`,
    );
    return row ? { uid: row[0] as string, email: row[1] as string, passwordHash: row[2] as string | null } : null;
  }

  async byUid(uid: string): Promise<AccountFacts | null> {
    const [row] = await this.database.rows(
      sql`select email, created_at, last_login_at, verified_at from account where uid = ${uid}`,
    );
    if (!row) return null;
    const [email, createdAt, lastLoginAt, verifiedAt] = row as [string, string, string | null, string | null];
    return { uid, email, createdAt, lastLoginAt, isVerified: verifiedAt !== null };
  }

  /** @throws IdentityError USER_NOT_FOUND */
  async get({ uid }: Claims): Promise<AccountFacts> {
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
  async change(account: Account, to: NewCredentials, author?: Author): Promise<Account> {
    const { changed, apply } = await this.#prepare(account, to, author);
    await this.#write(apply);
    return changed;
  }

  /**
   * The same by the owner, whose session is replaced by a new one.
   * @throws IdentityError also TOKEN_EXPIRED, if the session has ended in the meantime
   */
  async changeOwn(
    account: Account,
    to: NewCredentials,
    claims: Claims,
    origin: Origin,
  ): Promise<{ changed: Account; pair: TokenPair }> {
    const { changed, apply } = await this.#prepare(account, to);
    return this.#write(() =>
      this.sessions.continued(claims, async (signIn) => {
        await apply();
        return { changed, pair: await this.sessions.open(changed, origin, signIn) };
      }),
    );
  }

  /**
   * Mails a code for a new password: an invitation to a person who has been invited and has not chosen one yet, unless
   * one was sent within the last five minutes.
   * @throws IdentityError EMAIL_NOT_FOUND, unless accounts are hidden, or 429 after five mails within an hour
   */
  sendReset(email: string): Promise<string> {
    const address = email.trim().toLowerCase();
    return this.hiding.evenly(async () => {
      const account = await this.find(address);
      if (!account && !this.hiding.isOn) throw new IdentityError('EMAIL_NOT_FOUND');
      await this.#mailReset(address, account);
      return address;
    });
  }

  async #mailReset(address: string, account: Account | null) {
    await this.database.write(async () => {
      await this.attempts.mail(address);
      if (!account) return;
      const { uid } = account;
      if (!(await this.invitations.awaits(uid)))
        return this.mails.passwordCode(account.email, await this.codes.add(uid, 'PASSWORD_RESET'));
      if (!(await this.invitations.wasJustSent(uid))) await this.invitations.send(account);
    });
  }

  /**
   * Mails a code to a new address, which takes effect when the code is used.
   * @throws IdentityError INVALID_EMAIL or EMAIL_EXISTS, or 429 after five mails within an hour
   */
  async sendEmailChange({ uid, email }: Account, to: string): Promise<void> {
    const newEmail = this.#readEmail(to);
    await this.database.write(async () => {
      await this.#requireFree(newEmail, uid);
      await this.attempts.mail(newEmail);
      const code = await this.codes.add(uid, 'VERIFY_AND_CHANGE_EMAIL', { newEmail });
      await this.mails.emailCode(email, newEmail, code);
    });
  }

  /** Reads what a mailed code allows; does not use it up. @throws IdentityError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  checkCode(code: string): Promise<Code> {
    return this.codes.find(code);
  }

  /**
   * Sets a new password with a code, which works once.
   * @param address from where the person can then sign in, even if others have tried too often
   * @throws IdentityError as `checkCode` does, or WEAK_PASSWORD
   */
  async reset(code: string, password: string, address: string): Promise<Account> {
    await this.checkCode(code);
    const passwordHash = await this.#hash(password);
    return this.database.write(async () => {
      const account = await this.codes.take(code, 'PASSWORD_RESET');
      const isFirst = await this.invitations.accept(account.uid);
      await this.#setPassword(account, passwordHash);
      await this.#verify(account.uid);
      await this.attempts.proved(account.email.toLowerCase(), address);
      // The first password of an invited person is no change that they have to be warned of.
      if (!isFirst) await this.mails.passwordChanged(account.email);
      return account;
    });
  }

  /** Changes the address with a code, which works once. @throws IdentityError as `checkCode` does, or EMAIL_EXISTS */
  confirmEmail(code: string): Promise<Account> {
    return this.#write(async () => {
      const { newEmail, ...account } = await this.codes.take(code, 'VERIFY_AND_CHANGE_EMAIL');
      await this.#setEmail(account, newEmail!);
      await this.#verify(account.uid);
      return { uid: account.uid, email: newEmail! };
    });
  }

  /** Runs a transaction. If another process takes the same address concurrently, it fails with EMAIL_EXISTS. */
  #write<T>(work: () => Promise<T>): Promise<T> {
    return this.database.write(work).catch((error: unknown) => {
      throw isConstraint(error) ? new IdentityError('EMAIL_EXISTS') : error;
    });
  }

  async #prepare(account: Account, to: NewCredentials, author?: Author) {
    const email = to.email == null ? account.email : this.#readEmail(to.email);
    const passwordHash = to.password == null ? null : await this.#hash(to.password);
    const apply = async () => {
      if (email !== account.email) await this.#setEmail(account, email, author);
      if (!passwordHash) return;
      await this.#setPassword(account, passwordHash);
      await this.mails.passwordChanged(account.email);
    };
    return { changed: { uid: account.uid, email }, apply };
  }

  async #setPassword({ uid }: Account, passwordHash: string) {
    await this.database.rows(sql`update account set password_hash = ${passwordHash} where uid = ${uid}`);
    await this.codes.forget(uid);
    await this.sessions.closeAll(uid);
  }

  /** Records that the person has followed a link that was mailed to the address of the account. */
  async #verify(uid: string) {
    await this.database.rows(sql`update account set verified_at = ${this.clock.instant()} where uid = ${uid}`);
  }

  async #setEmail({ uid, email: old }: Account, email: string, author?: Author) {
    await this.#requireFree(email, uid);
    await this.database.rows(sql`update account set email = ${email}, verified_at = null where uid = ${uid}`);
    await this.codes.forget(uid);
    await this.mails.emailChanged(old, email);
    const [user] = await this.records.find('user', { uid });
    if (!user) return;
    const own = { id: user.id, facts: { fullName: user.fullName! } };
    await this.bulk.change('user', [own.id], { email }, author ?? own);
  }

  async #requireFree(email: string, uid: string) {
    const taken = await this.database.value(sql`select 1 from account where lower(email) = ${email} and uid <> ${uid}
      union all select 1 from app_user where lower(email) = ${email} and uid <> ${uid}`);
    if (taken) throw new IdentityError('EMAIL_EXISTS');
  }

  /** Checks and hashes a new password. @throws IdentityError as `hashNewPassword` does */
  async #hash(password: string): Promise<string> {
    const letterheads = await this.records.find('letterhead', { active: true });
    return hashNewPassword(
      password,
      letterheads.map(({ companyName }) => companyName!),
    );
  }

  /** The address as a user has it. @throws IdentityError INVALID_EMAIL if the schema of users refuses it */
  #readEmail(text: string): string {
    const definition = this.registry.definition('user');
    const email = text.trim().toLowerCase();
    if (Object.keys(inputErrors(definition, { email })).length) throw new IdentityError('INVALID_EMAIL');
    return email;
  }
}
