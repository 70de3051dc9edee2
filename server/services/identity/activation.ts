import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import type { StatusFollower } from '../save/status-follower.ts';
import { History, type Author } from '../history/history.ts';
import { Accounts } from './accounts.ts';
import { SecondFactors } from './second-factors.ts';
import { Sessions } from './sessions.ts';

/** What the status of a user does to the account, if it is at the embedded identity provider (AMB-116). */
@Injectable()
export class Activation implements StatusFollower {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly history: History,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async follow(before: AnyRecord | null, after: AnyRecord | null, author: Author): Promise<void> {
    const [was, is] = [before?.status === 'ACTIVE', after?.status === 'ACTIVE'];
    const uid = (after ?? before)?.uid as string | null | undefined;
    if (was === is || !uid) return;
    if (!is) return this.#deactivate(uid);
    const invited = await this.#activate(uid);
    if (invited)
      await this.history.did({ action: 'invite', facts: { To: invited } }, 'user', after!.id as number, author);
  }

  /**
   * The person who signed up may not own the address. Their password, second factor and sessions end, and the owner of
   * the address is invited to choose a password, unless the account has been accepted by such an invitation before.
   * @returns the address that is invited; null if none is
   */
  async #activate(uid: string): Promise<string | null> {
    const { accounts, database, secondFactors } = this;
    // The lock makes concurrent sign-ins and changes of the account wait, and then find that they have ended.
    const [row] = await database.locked(sql`select email from account where uid = ${uid}`);
    if (!row || !(await accounts.invitations.isNeeded(uid))) return null;
    await database.rows(sql`update account set password_hash = null where uid = ${uid}`);
    await secondFactors.forget(uid);
    await this.#end(uid);
    const email = row[0] as string;
    await accounts.invitations.begin({ uid, email });
    return email;
  }

  /** Ends the sessions, and an invitation that was not accepted. */
  async #deactivate(uid: string): Promise<void> {
    const { accounts, database } = this;
    await database.locked(sql`select 1 from account where uid = ${uid}`);
    await accounts.invitations.cancel(uid);
    await this.#end(uid);
  }

  async #end(uid: string): Promise<void> {
    await this.accounts.codes.forget(uid);
    await this.sessions.closeAll(uid);
  }
}
