import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';
import { IdentityError } from './identity-error.ts';
import { hash, newSecret, type Account } from './sessions.ts';

export type CodeRequest = 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL';

/** What a mailed code allows, and the account it was made for. */
export interface Code extends Account {
  readonly requestType: CodeRequest;
  /** Address that the code confirms; null for a password. */
  readonly newEmail: string | null;
}

const hour = 3_600_000;

/**
 * Codes sent by mail. Each works once, within an hour, and only for its own kind of request. Only hashes are stored.
 */
export class Codes {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Creates a code. Call inside the transaction that adds its mail. */
  async add(uid: string, requestType: CodeRequest, newEmail: string | null = null): Promise<string> {
    const code = newSecret();
    const expiresAt = new Date(this.#clock.now().getTime() + hour).toISOString();
    await this.#database.rows(sql`insert into oob_code (code_hash, uid, request_type, new_email, expires_at)
      values (${hash(code)}, ${uid}, ${requestType}, ${newEmail}, ${expiresAt})`);
    return code;
  }

  /** What a code allows; does not use it up. @throws IdentityError INVALID_OOB_CODE or EXPIRED_OOB_CODE */
  async find(code: string): Promise<Code> {
    const [row] = await this.#database.rows(sql`select o.expires_at, a.uid, a.email, o.request_type, o.new_email
      from oob_code o join account a on a.uid = o.uid where o.code_hash = ${hash(code)}`);
    if (!row) throw new IdentityError('INVALID_OOB_CODE');
    const [expiresAt, uid, email, requestType, newEmail] = row as [string, string, string, CodeRequest, string | null];
    if (expiresAt < this.#clock.instant()) throw new IdentityError('EXPIRED_OOB_CODE');
    return { uid, email, requestType, newEmail };
  }

  /**
   * Uses up a code. Call inside the transaction that does what the code allows.
   * @throws IdentityError as `find` does
   */
  async take(code: string, requestType: CodeRequest): Promise<Code> {
    const found = await this.find(code);
    const taken = await this.#database.rows(
      sql`delete from oob_code where code_hash = ${hash(code)} and request_type = ${requestType} returning uid`,
    );
    if (!taken.length) throw new IdentityError('INVALID_OOB_CODE');
    return found;
  }

  /** Invalidates all codes of an account. */
  async forget(uid: string): Promise<void> {
    await this.#database.rows(sql`delete from oob_code where uid = ${uid}`);
  }
}
