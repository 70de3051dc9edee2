import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import { IdentityError } from './identity-error.ts';
import { hash, newSecret, type Account } from './sessions.ts';

export type CodeRequest = 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL';

/** What a mailed code allows, and the account it was made for. */
export interface Code extends Account {
  readonly requestType: CodeRequest;
  /** Address that the code confirms; null for a password. */
  readonly newEmail: string | null;
}

/** Milliseconds in which a code can be used. */
const hour = 3_600_000;

/**
 * Codes sent by mail. Each works once, for a limited time, and only for its own kind of request. Only hashes are
 * stored.
 */
@Injectable()
export class Codes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a code. Call inside the transaction that adds its mail.
   * @param expiresAt ISO instant; default: in an hour
   * @returns the code, and the instant until which it can be used
   */
  async add(
    uid: string,
    requestType: CodeRequest,
    { newEmail = null, expiresAt = this.#inAnHour() }: { newEmail?: string | null; expiresAt?: string } = {},
  ): Promise<{ code: string; expiresAt: string }> {
    const code = newSecret();
    await this.database.rows(sql`insert into oob_code (code_hash, uid, request_type, new_email, expires_at)
      values (${hash(code)}, ${uid}, ${requestType}, ${newEmail}, ${expiresAt})`);
    return { code, expiresAt };
  }

  /** What a code allows; does not use it up. @throws IdentityError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  async find(code: string): Promise<Code> {
    const [row] = await this.database.rows(sql`select o.expires_at, a.uid, a.email, o.request_type, o.new_email
      from oob_code o join account a on a.uid = o.uid where o.code_hash = ${hash(code)}`);
    if (!row) throw new IdentityError('INVALID_OOB_CODE');
    const [expiresAt, uid, email, requestType, newEmail] = row as [string, string, string, CodeRequest, string | null];
    if (expiresAt < this.clock.instant()) throw new IdentityError('EXPIRED_OOB_CODE');
    return { uid, email, requestType, newEmail };
  }

  /**
   * Uses up a code. Call inside the transaction that does what the code allows.
   * @throws IdentityError as `find` does
   */
  async take(code: string, requestType: CodeRequest): Promise<Code> {
    const found = await this.find(code);
    const taken = await this.database.rows(
      sql`delete from oob_code where code_hash = ${hash(code)} and request_type = ${requestType} returning uid`,
    );
    if (!taken.length) throw new IdentityError('INVALID_OOB_CODE');
    return found;
  }

  /** Until when an account can choose a password by a code, as an ISO instant; null if it has no code that works. */
  async passwordUntil(uid: string): Promise<string | null> {
    const until = await this.database.value(sql`select max(expires_at) from oob_code
      where uid = ${uid} and request_type = 'PASSWORD_RESET' and expires_at >= ${this.clock.instant()}`);
    return (until as string | null) ?? null;
  }

  /** Invalidates all codes of an account. */
  async forget(uid: string): Promise<void> {
    await this.database.rows(sql`delete from oob_code where uid = ${uid}`);
  }

  #inAnHour(): string {
    return new Date(this.clock.now().getTime() + hour).toISOString();
  }
}
