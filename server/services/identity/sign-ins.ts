import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import { Accounts, type AccountWithPassword } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { Hiding } from './hiding.ts';
import { LoginHistory } from './login-history.ts';
import { IdentityError } from './identity-error.ts';
import { type Account, type Origin, Sessions, type TokenPair } from './sessions.ts';

/** Checks passwords, and completes sign-ins once the code of a second factor was right too. */
@Injectable()
export class SignIns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly hiding: Hiding,
    private readonly logins: LoginHistory,
    private readonly sessions: Sessions,
  ) {}

  /**
   * The account with an e-mail and a password.
   * @param email in lower case
   * @throws IdentityError EMAIL_NOT_FOUND or INVALID_PASSWORD; if accounts are hidden, INVALID_LOGIN_CREDENTIALS for
   * both, after the same time; 429 after too many attempts
   */
  check(email: string, password: string, origin: Origin): Promise<AccountWithPassword> {
    const { accounts, attempts, hiding, logins } = this;
    return hiding.refuseEvenly(async () => {
      await attempts.begin(email, origin.address);
      const account = await accounts.find(email);
      const isRight = await accounts.hasPassword(account, password);
      if (account && isRight) return account;
      if (account) await logins.add(account.uid, 'Wrong password', origin);
      throw this.#refusal(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
    });
  }

  #refusal(code: string) {
    return new IdentityError(this.hiding.isOn ? 'INVALID_LOGIN_CREDENTIALS' : code);
  }

  /**
   * Opens the session and records the sign-in, in one transaction.
   * @param passwordHash of the password that was right; without it, the code of a second factor is enough
   * @throws IdentityError as `check` does, if the password was replaced in the meantime
   */
  complete(
    account: Account & Partial<AccountWithPassword>,
    origin: Origin,
    { secondFactor = false } = {},
  ): Promise<TokenPair> {
    const { database, clock, attempts, logins, sessions } = this;
    const { uid, email, passwordHash } = account;
    return database.write(async () => {
      const same = passwordHash ? sql`password_hash = ${passwordHash}` : sql`1 = 1`;
      const found = await database.rows(
        sql`update account set last_login_at = ${clock.instant()} where uid = ${uid} and ${same} returning uid`,
      );
      if (!found.length) throw this.#refusal('INVALID_PASSWORD');
      await logins.add(uid, 'Signed in', origin);
      await attempts.succeeded(email.toLowerCase(), origin.address);
      return sessions.open(account, origin, { secondFactor });
    });
  }
}
