import { randomUUID } from 'node:crypto';
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import { Change } from '../crud/change.ts';
import type { Changes } from '../db/changes.ts';
import { isConstraint, type Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Author, History } from '../history/history.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Registry } from '../model/registry.ts';
import type { Records } from '../query/records.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../time/clock.ts';
import { IdentityError } from './identity-error.ts';
import { hash, newSecret, type Account, type Sessions } from './sessions.ts';

const address = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]{2,}$/u;
const hour = 3_600_000;

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly changes: Changes;
  readonly registry: Registry;
  readonly records: Records;
  readonly history: History;
}

/** E-mail addresses and passwords of the embedded identity provider. Passwords are kept as argon2id hashes. */
export class Accounts {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #outbox: Outbox;
  readonly #clock: Clock;
  readonly #changes: Changes;
  readonly #settings: Settings;

  readonly #registry: Registry;
  readonly #records: Records;
  readonly #history: History;

  constructor(services: Services, sessions: Sessions, outbox: Outbox, settings: Settings) {
    this.#database = services.database;
    this.#clock = services.clock;
    this.#changes = services.changes;
    this.#registry = services.registry;
    this.#records = services.records;
    this.#history = services.history;
    this.#sessions = sessions;
    this.#outbox = outbox;
    this.#settings = settings;
  }

  /** @throws IdentityError INVALID_EMAIL, WEAK_PASSWORD or EMAIL_EXISTS */
  async create(email: string, password: string): Promise<Account> {
    const account = { uid: randomUUID(), email: readEmail(email) };
    const passwordHash = await hashPassword(readPassword(password));
    const made = await this.#database.write(() =>
      this.#database.rows(sql`insert into account (uid, email, password_hash, created_at)
        values (${account.uid}, ${account.email}, ${passwordHash}, ${this.#clock.instant()})
        on conflict do nothing returning uid`),
    );
    if (!made.length) throw new IdentityError('EMAIL_EXISTS');
    return account;
  }

  /** Whether a password is that of an account; if so, the account's last sign-in is now. */
  async signIn({ uid, passwordHash }: Account & { passwordHash: string }, password: string): Promise<boolean> {
    if (!(await verifyPassword(passwordHash, password))) return false;
    await this.#database.write(() =>
      this.#database.rows(sql`update account set last_login_at = ${this.#clock.instant()} where uid = ${uid}`),
    );
    return true;
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

  /**
   * Changes the address of an account and of its user, the password, or both. A new password ends every session; either
   * makes the codes worthless that were mailed before.
   * @param author who changes it, where that is another person.
   * @throws IdentityError INVALID_EMAIL, EMAIL_EXISTS or WEAK_PASSWORD, with nothing changed
   */
  async change(
    account: Account,
    to: { email?: string | null; password?: string | null },
    author?: Author,
  ): Promise<Account> {
    const email = to.email == null ? account.email : readEmail(to.email);
    const passwordHash = to.password == null ? null : await hashPassword(readPassword(to.password));
    const write = async () => {
      if (email !== account.email) await this.#setEmail(account.uid, email, author);
      if (passwordHash) await this.#setPassword(account.uid, passwordHash);
    };
    await this.#database.write(write).catch((error: unknown) => {
      throw isConstraint(error) ? new IdentityError('EMAIL_EXISTS') : error;
    });
    return { uid: account.uid, email };
  }

  /** Mails a code for a new password. @throws IdentityError EMAIL_NOT_FOUND */
  async sendReset(email: string): Promise<string> {
    const account = await this.find(email.trim().toLowerCase());
    if (!account) throw new IdentityError('EMAIL_NOT_FOUND');
    const code = newSecret();
    await this.#database.write(async () => {
      await this.#database.rows(sql`insert into oob_code (code_hash, uid, request_type, expires_at)
        values (${hash(code)}, ${account.uid}, ${'PASSWORD_RESET'}, ${new Date(this.#clock.now().getTime() + hour).toISOString()})`);
      await this.#outbox.add({
        to: account.email,
        subject: 'Choose your Branchline password',
        text: `Somebody, probably you, asked for a new password for ${account.email}.\n\nChoose it here within the next hour:\n${this.#settings.publicUrl}/login?mode=resetPassword&oobCode=${code}\n\nIf it was not you, leave this message alone: nothing changes.\n`,
      });
    });
    return account.email;
  }

  /** The account a code was sent to. @throws IdentityError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  async checkReset(code: string): Promise<Account> {
    const [row] = await this.#database.rows(
      sql`select a.uid, a.email, o.expires_at from oob_code o join account a on a.uid = o.uid where o.code_hash = ${hash(code)}`,
    );
    if (!row) throw new IdentityError('INVALID_OOB_CODE');
    if ((row[2] as string) < this.#clock.instant()) throw new IdentityError('EXPIRED_OOB_CODE');
    return { uid: row[0] as string, email: row[1] as string };
  }

  /** Sets the password a code allows, once. */
  async reset(code: string, password: string): Promise<Account> {
    const account = await this.checkReset(code);
    const passwordHash = await hashPassword(readPassword(password));
    await this.#database.write(async () => {
      const taken = await this.#database.rows(sql`delete from oob_code where code_hash = ${hash(code)} returning uid`);
      if (!taken.length) throw new IdentityError('INVALID_OOB_CODE');
      await this.#setPassword(account.uid, passwordHash);
    });
    return account;
  }

  async #setPassword(uid: string, passwordHash: string) {
    await this.#database.rows(sql`update account set password_hash = ${passwordHash} where uid = ${uid}`);
    await this.#forgetCodes(uid);
    await this.#sessions.closeAll(uid);
  }

  async #setEmail(uid: string, email: string, author?: Author) {
    const taken = await this.#database.value(sql`select 1 from account where lower(email) = ${email} and uid <> ${uid}
      union all select 1 from app_user where lower(email) = ${email} and uid <> ${uid}`);
    if (taken) throw new IdentityError('EMAIL_EXISTS');
    await this.#database.rows(sql`update account set email = ${email} where uid = ${uid}`);
    await this.#forgetCodes(uid);
    const [user] = await this.#records.find('user', { uid });
    if (!user) return;
    const own = { id: user.id as number, facts: { fullName: user.fullName as string } };
    const change = new Change(this.#registry.definition('user'), user, { email });
    await this.#database.rows(sql`update app_user set email = ${email}, version = version + 1 where uid = ${uid}`);
    await this.#history.saved(change, own.id, author ?? own);
    this.#database.afterCommit(() => this.#changes.committed('app_user'));
  }

  async #forgetCodes(uid: string) {
    await this.#database.rows(sql`delete from oob_code where uid = ${uid}`);
  }
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || !address.test(email)) throw new IdentityError('INVALID_EMAIL');
  return email;
}

function readPassword(password: string): string {
  if (password.length < 6) throw new IdentityError('WEAK_PASSWORD : Password should be at least 6 characters');
  if (password.length > 1000) throw new IdentityError('INVALID_PASSWORD');
  return password;
}
