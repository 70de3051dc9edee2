import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { Clock } from '../../core/time/clock.ts';
import { IdentityError } from './identity-error.ts';

const minute = 60_000;

/** Milliseconds. */
const longestWait = 60 * minute;

interface Limit {
  /** Attempts before the first wait. */
  readonly free: number;
  /** Milliseconds from the first attempt, or from the end of the last wait, after which the count starts again. */
  readonly window: number;
}

const limits = {
  /** Sign-ins to one account from one address. */
  pair: { free: 10, window: 15 * minute },
  /** Sign-ins to one account from all addresses that it has never been signed in from. */
  account: { free: 100, window: 15 * minute },
  /** Sign-ins from one address. */
  address: { free: 100, window: 15 * minute },
  /**
   * Codes of the second factor of one account, from all addresses. A person can only try one after the right password.
   */
  code: { free: 10, window: 24 * 60 * minute },
  /** Requests from one address that create an account or send mail. */
  request: { free: 60, window: 60 * minute },
  /** Mails with a link to one recipient. */
  mail: { free: 5, window: 60 * minute },
  /** Reads of one calendar feed. Several devices may read it, each every five minutes. */
  feed: { free: 120, window: 60 * minute },
  /** Tries from one address to read a feed that does not exist. */
  unknownFeed: { free: 60, window: 60 * minute },
} as const satisfies Record<string, Limit>;

type Kind = keyof typeof limits;

/** Milliseconds for which an address can sign in to an account whose owner has followed a mailed link there. */
const proofLasts = 24 * 60 * minute;

/**
 * Limits sign-ins, codes of second factors and requests for mail. After the free attempts, each further one must wait
 * twice as long as the one before: 1, 2, 4 … and at most 60 minutes. Failures lock an account for the address that they
 * come from, so nobody locks out a colleague elsewhere. Many from many addresses lock it for all addresses that it has
 * never been signed in from; its owner gets in by a mailed link. The counts are in the database: a restart keeps them, and all
 * servers share them.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failures: FailureLog,
  ) {}

  /**
   * Counts a sign-in before it is tried, so that concurrent ones count too.
   * @param email in lower case
   * @throws IdentityError 429
   */
  begin(email: string, address: string): Promise<void> {
    return this.#limited(address, async () => {
      await this.#count('pair', email, address);
      if (!(await this.#isKnown(email, address))) await this.#count('account', email);
      await this.#count('address', address);
    });
  }

  /**
   * Counts in a transaction. Tells administrators if too many have failed, with the sign-ins from the address so far. It
   * names no account: a log must not tell which ones there are.
   */
  async #limited(address: string, count: () => Promise<void>): Promise<void> {
    try {
      await this.database.write(count);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      const counted = sql`select count from attempt where lower(name) = ${nameOf('address', address)}`;
      const failed = (await this.database.value<number>(counted)) ?? 0;
      const text = 'Sign-ins are refused, because too many have failed';
      this.failures.report('info', `sign-ins from ${address}`, { address, failed }, text);
      throw error;
    }
  }

  /** A successful sign-in clears the count of its account and address, and is not counted for the address. */
  succeeded(email: string, address: string): Promise<void> {
    return this.database.write(async () => {
      await this.database.rows(sql`delete from attempt where lower(name) = ${nameOf('pair', email, address)}`);
      const { free } = limits.address;
      await this.database.rows(sql`update attempt set count = count - 1,
        retry_at = case when count > ${free} then retry_at end
        where lower(name) = ${nameOf('address', address)} and count > 0`);
    });
  }

  /**
   * A person who follows a mailed link can sign in from there at once, however often others have tried. Call inside the
   * transaction that uses up the link.
   */
  async proved(email: string, address: string): Promise<void> {
    await this.database.rows(sql`delete from attempt where lower(name) = ${nameOf('pair', email, address)}`);
    await this.database.rows(sql`insert into attempt (name, count, forget_at)
      values (${nameOf('proof', email, address)}, 0, ${this.#in(proofLasts)})
      on conflict (lower(name)) do update set forget_at = excluded.forget_at`);
  }

  /** Counts a code of a second factor before it is tried. @throws IdentityError 429 */
  code(uid: string, address: string): Promise<void> {
    return this.#limited(address, () => this.#count('code', uid));
  }

  /** An accepted code clears the count of its account. Call inside the transaction that accepts it. */
  async codeAccepted(uid: string): Promise<void> {
    await this.database.rows(sql`delete from attempt where lower(name) = ${nameOf('code', uid)}`);
  }

  /** Counts a request that creates an account or sends mail. @throws IdentityError 429 */
  request(address: string): Promise<void> {
    return this.database.write(() => this.#count('request', address));
  }

  /** Counts a mail with a link. Call inside the transaction that adds the mail. @throws IdentityError 429 */
  mail(recipient: string): Promise<void> {
    return this.#count('mail', recipient.toLowerCase());
  }

  /** Counts a read of a calendar feed. @param token null if there is no such feed @throws IdentityError 429 */
  feed(token: string | null, address: string): Promise<void> {
    return this.database.write(() =>
      token === null ? this.#count('unknownFeed', address) : this.#count('feed', token),
    );
  }

  async #count(kind: Kind, ...of: string[]): Promise<void> {
    const { free, window } = limits[kind];
    const [name, now] = [nameOf(kind, ...of), this.clock.instant()];
    // A time that is further ahead was set while the clock was wrong.
    const isOver = sql`(attempt.forget_at <= ${now} or attempt.forget_at > ${this.#in(longestWait + window)})`;
    const [row] = await this.database.rows(sql`insert into attempt (name, count, forget_at)
      values (${name}, 1, ${this.#in(window)})
      on conflict (lower(name)) do update set
        count = case when ${isOver} then 1 else attempt.count + 1 end,
        forget_at = case when ${isOver} then excluded.forget_at else attempt.forget_at end
      where attempt.retry_at is null or attempt.retry_at <= ${now} or attempt.retry_at > ${this.#in(longestWait)}
      returning count`);
    if (!row) {
      const reason = kind === 'account' ? 'accountLocked' : undefined;
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, await this.#wait(name), reason);
    }
    const over = (row[0] as number) - free;
    if (over < 0) return;
    const wait = Math.min(2 ** over * minute, longestWait);
    await this.database.rows(sql`update attempt set retry_at = ${this.#in(wait)}, forget_at = ${this.#in(wait + window)}
      where lower(name) = ${name}`);
  }

  /** Whether someone has signed in to the account from the address before, or followed a mailed link there. */
  async #isKnown(email: string, address: string): Promise<boolean> {
    const found = await this.database.value(sql`select 1 from app_user u join login_history h on h.user_id = u.id
      where lower(u.email) = ${email} and h.address = ${address} and h.outcome = 'Signed in'
      union all select 1 from attempt
      where lower(name) = ${nameOf('proof', email, address)} and forget_at > ${this.clock.instant()} limit 1`);
    return found !== undefined;
  }

  /** Seconds until another attempt is allowed. */
  async #wait(name: string): Promise<number> {
    const until = await this.database.value(sql`select retry_at from attempt where lower(name) = ${name}`);
    return Math.ceil((Date.parse(until as string) - this.clock.now().getTime()) / 1000);
  }

  #in(milliseconds: number): string {
    return new Date(this.clock.now().getTime() + milliseconds).toISOString();
  }
}

/** A hash, so that the table does not keep who tried to sign in from where. */
const nameOf = (kind: Kind | 'proof', ...of: string[]): string =>
  createHash('sha256')
    .update([kind, ...of].join('\n'))
    .digest('hex');
