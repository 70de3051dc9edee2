import { randomUUID } from 'node:crypto';
import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../time/clock.ts';
import { IdentityError } from './identity-error.ts';
import { hash, newSecret, type Account, type Sessions, type TokenPair } from './sessions.ts';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const hour = 3_600_000;

/** E-mail addresses and passwords of the embedded identity provider. Passwords are kept as argon2id hashes. */
export class Accounts {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #outbox: Outbox;
  readonly #clock: Clock;
  readonly #changes: Changes;
  readonly #settings: Settings;

  constructor(
    database: Database,
    sessions: Sessions,
    outbox: Outbox,
    clock: Clock,
    changes: Changes,
    settings: Settings,
  ) {
    this.#database = database;
    this.#sessions = sessions;
    this.#outbox = outbox;
    this.#clock = clock;
    this.#changes = changes;
    this.#settings = settings;
  }

  /** @throws IdentityError INVALID_EMAIL, WEAK_PASSWORD or EMAIL_EXISTS */
  async create(email: string, password: string): Promise<Account> {
    const account = { uid: randomUUID(), email: readEmail(email) };
    const passwordHash = await hashPassword(readPassword(password));
    await this.#database.write(async () => {
      if (await this.find(account.email)) throw new IdentityError('EMAIL_EXISTS');
      await this.#database.rows(sql`insert into account (uid, email, password_hash, created_at)
        values (${account.uid}, ${account.email}, ${passwordHash}, ${this.#clock.instant()})`);
    });
    return account;
  }

  /** @throws IdentityError EMAIL_NOT_FOUND or INVALID_PASSWORD */
  async signIn(email: string, password: string): Promise<Account> {
    const account = await this.find(email.trim().toLowerCase());
    if (!account) throw new IdentityError('EMAIL_NOT_FOUND');
    if (!(await verifyPassword(account.passwordHash, password))) throw new IdentityError('INVALID_PASSWORD');
    await this.#database.write(() =>
      this.#database.rows(sql`update account set last_login_at = ${this.#clock.instant()} where uid = ${account.uid}`),
    );
    return account;
  }

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

  /** Sets a new password and ends every session; answers a new one. */
  async changePassword(account: Account, password: string): Promise<TokenPair> {
    const passwordHash = await hashPassword(readPassword(password));
    await this.#database.write(() => this.#setPassword(account.uid, passwordHash));
    return this.#sessions.open(account);
  }

  /** Changes the address of the account and of its user. @throws IdentityError INVALID_EMAIL or EMAIL_EXISTS */
  async changeEmail(uid: string, email: string): Promise<Account> {
    const account = { uid, email: readEmail(email) };
    await this.#database.write(async () => {
      const taken = await this.#database
        .value(sql`select 1 from account where lower(email) = ${account.email} and uid <> ${uid}
        union all select 1 from app_user where lower(email) = ${account.email} and uid <> ${uid}`);
      if (taken) throw new IdentityError('EMAIL_EXISTS');
      await this.#database.rows(sql`update account set email = ${account.email} where uid = ${uid}`);
      await this.#database.rows(
        sql`update app_user set email = ${account.email}, version = version + 1 where uid = ${uid}`,
      );
      this.#database.afterCommit(() => this.#changes.committed('app_user'));
    });
    return account;
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
      await this.#database.rows(sql`delete from oob_code where uid = ${account.uid}`);
      await this.#setPassword(account.uid, passwordHash);
    });
    return account;
  }

  async #setPassword(uid: string, passwordHash: string) {
    await this.#database.rows(sql`update account set password_hash = ${passwordHash} where uid = ${uid}`);
    await this.#sessions.closeAll(uid);
  }
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!address.test(email) || email.length > 254) throw new IdentityError('INVALID_EMAIL');
  return email;
}

function readPassword(password: string): string {
  if (password.length < 6) throw new IdentityError('WEAK_PASSWORD : Password should be at least 6 characters');
  if (password.length > 1000) throw new IdentityError('INVALID_PASSWORD');
  return password;
}
