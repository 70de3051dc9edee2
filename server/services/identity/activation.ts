import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import type { StatusFollower } from '../save/status-follower.ts';
import type { Accounts } from './accounts.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Sessions } from './sessions.ts';

interface Services {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly secondFactors: SecondFactors;
  readonly sessions: Sessions;
}

/** What the status of a user does to the account, if it is at the embedded identity provider (AMB-116). */
export class Activation implements StatusFollower {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async follow(before: AnyRecord | null, after: AnyRecord | null): Promise<void> {
    const [was, is] = [before?.status === 'ACTIVE', after?.status === 'ACTIVE'];
    const uid = (after ?? before)?.uid as string | null | undefined;
    if (was === is || !uid) return;
    await (is ? this.#activate(uid) : this.#deactivate(uid));
  }

  /**
   * The person who signed up may not own the address. Their password, second factor and sessions end, and the owner of
   * the address is invited to choose a password, unless the account has been accepted by such an invitation before.
   */
  async #activate(uid: string): Promise<void> {
    const { accounts, database, secondFactors } = this.#services;
    // The lock makes concurrent sign-ins and changes of the account wait, and then find that they have ended.
    const [row] = await database.locked(sql`select email from account where uid = ${uid}`);
    if (!row || !(await accounts.invitations.isNeeded(uid))) return;
    await database.rows(sql`update account set password_hash = null where uid = ${uid}`);
    await secondFactors.forget(uid);
    await this.#end(uid);
    await accounts.invitations.begin({ uid, email: row[0] as string });
  }

  /** Ends the sessions, and an invitation that was not accepted. */
  async #deactivate(uid: string): Promise<void> {
    const { accounts, database } = this.#services;
    await database.locked(sql`select 1 from account where uid = ${uid}`);
    await accounts.invitations.cancel(uid);
    await this.#end(uid);
  }

  async #end(uid: string): Promise<void> {
    await this.#services.accounts.codes.forget(uid);
    await this.#services.sessions.closeAll(uid);
  }
}
