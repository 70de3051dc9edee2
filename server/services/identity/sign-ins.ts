import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { Attempts } from './attempts.ts';
import type { LoginHistory } from './login-history.ts';
import { IdentityError } from './identity-error.ts';
import type { Account, Origin, Sessions, TokenPair } from './sessions.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly logins: LoginHistory;
  readonly sessions: Sessions;
}

/** Completes sign-ins, once the password and the code of a second factor were right. */
export class SignIns {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Opens the session and records the sign-in, in one transaction.
   * @param passwordHash of the password that was right; without it, the code of a second factor is enough
   * @throws IdentityError INVALID_PASSWORD if the password was replaced in the meantime
   */
  complete(
    account: Account & { readonly passwordHash?: string | null },
    origin: Origin,
    { secondFactor = false } = {},
  ): Promise<TokenPair> {
    const { database, clock, attempts, logins, sessions } = this.#services;
    const { uid, email, passwordHash } = account;
    return database.write(async () => {
      const same = passwordHash ? sql`password_hash = ${passwordHash}` : sql`1 = 1`;
      const found = await database.rows(
        sql`update account set last_login_at = ${clock.instant()} where uid = ${uid} and ${same} returning uid`,
      );
      if (!found.length) throw new IdentityError('INVALID_PASSWORD');
      await logins.add(uid, 'Signed in', origin);
      await attempts.succeeded(email.toLowerCase(), origin.address);
      return sessions.open(account, origin, { secondFactor });
    });
  }
}
