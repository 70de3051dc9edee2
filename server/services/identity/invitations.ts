import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { instantToWire, Clock } from '../../core/time/clock.ts';
import { AccountMails } from './account-mails.ts';
import { Codes } from './codes.ts';
import type { Account } from './sessions.ts';

const minute = 60_000;
/** Milliseconds for which the link of an invitation works, and before another can be sent to the same account. */
const [lifetime, pause] = [7 * 24 * 60 * minute, 5 * minute];

/** Accounts whose owner has not proved the address, or has signed up without an invitation. */
const unproven = sql`(verified_at is null or (self_registered = ${true} and accepted_at is null))`;

/** What has become of an invitation; times as on the wire: `21/11/2026 09:30`. */
export interface Invitation {
  /** When it was last sent. */
  readonly invitedAt: string;
  /** When the person chose a password; null if not yet. */
  readonly acceptedAt: string | null;
  /** Until when a link works that was sent; null if none does. */
  readonly validUntil: string | null;
}

/** Invitations of new users to choose their first password by a mailed link. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Runs a save that activates the user of an account, whose invitation is mailed only when a code for a password is
   * requested: the last step of the new user flow (AMB-012).
   */
  announce<T>(uid: string, save: () => Promise<T>): Promise<T> {
    return this.database.write(async () => {
      await this.database.rows(sql`update account set invited_at = ${this.clock.instant()}
        where uid = ${uid} and invited_at is null and ${unproven}`);
      return save();
    });
  }

  /**
   * Whether an account needs an invitation before its user can be let in: nobody has proved that the address is theirs,
   * or they signed up and have followed none.
   */
  async isNeeded(uid: string): Promise<boolean> {
    const found = await this.database.value(sql`select 1 from account where uid = ${uid} and ${unproven}`);
    return found !== undefined;
  }

  /** Invites the owner of the address. Call inside the transaction that activates the user. */
  async begin(account: Account): Promise<void> {
    const announced = await this.awaits(account.uid);
    await this.database.rows(sql`update account set accepted_at = null, verified_at = null where uid = ${account.uid}`);
    if (!announced) await this.send(account);
  }

  /** Takes back an invitation that was not accepted. Call inside a transaction. */
  async cancel(uid: string): Promise<void> {
    await this.database.rows(sql`update account set invited_at = null where uid = ${uid} and accepted_at is null`);
  }

  /** Whether an account waits for an administrator: its owner signed up, and nobody has invited them. */
  async isSelfRegistered(uid: string): Promise<boolean> {
    const found = await this.database.value(
      sql`select 1 from account where uid = ${uid} and self_registered = ${true} and invited_at is null`,
    );
    return found !== undefined;
  }

  /** The invitation of an account; null if it was never invited, or is at another identity service. */
  async of(uid: string): Promise<Invitation | null> {
    const { invitedAt, acceptedAt } = await this.#read(uid);
    if (!invitedAt) return null;
    const until = acceptedAt ? null : await this.codes.passwordUntil(uid);
    return {
      invitedAt: instantToWire(invitedAt),
      acceptedAt: acceptedAt && instantToWire(acceptedAt),
      validUntil: until && instantToWire(until),
    };
  }

  /** Whether an account is invited and its owner has not chosen a password yet. */
  async awaits(uid: string): Promise<boolean> {
    const { invitedAt, acceptedAt } = await this.#read(uid);
    return invitedAt !== null && acceptedAt === null;
  }

  /** Mails an invitation with a new link. Call inside a transaction. */
  async send({ uid, email }: Account): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + lifetime).toISOString();
    await this.database.rows(sql`update account set invited_at = ${this.clock.instant()} where uid = ${uid}`);
    await this.mails.invitation(email, await this.codes.add(uid, 'PASSWORD_RESET', { expiresAt }));
  }

  /**
   * Mails an invitation again. Earlier links go on working until they expire or one is used.
   * @throws UserError 422 if there is none to accept, 429 if one was sent within the last five minutes
   */
  async sendAgain(account: Account): Promise<void> {
    await this.database.write(async () => {
      await this.database.locked(sql`select 1 from account where uid = ${account.uid}`);
      const { invitedAt, acceptedAt } = await this.#read(account.uid);
      if (!invitedAt || acceptedAt) throw new UserError(422, 'accepted', 'This user has already chosen a password.');
      if (await this.wasJustSent(account.uid))
        throw new UserError(
          429,
          'too_often',
          'An invitation was sent less than five minutes ago. Please wait before sending another.',
        );
      await this.send(account);
    });
  }

  /** Whether an invitation with a link that works was sent within the last five minutes. */
  async wasJustSent(uid: string): Promise<boolean> {
    const { invitedAt } = await this.#read(uid);
    if (!invitedAt || Date.parse(invitedAt) <= this.clock.now().getTime() - pause) return false;
    return (await this.codes.passwordUntil(uid)) !== null;
  }

  /**
   * Records that an invited person has chosen a password. Call inside the transaction that sets it.
   * @returns whether the person was invited, and had not chosen one before
   */
  async accept(uid: string): Promise<boolean> {
    const accepted = await this.database.rows(sql`update account set accepted_at = ${this.clock.instant()}
      where uid = ${uid} and invited_at is not null and accepted_at is null returning uid`);
    return accepted.length > 0;
  }

  async #read(uid: string): Promise<{ invitedAt: string | null; acceptedAt: string | null }> {
    const [row] = await this.database.rows(sql`select invited_at, accepted_at from account where uid = ${uid}`);
    return { invitedAt: (row?.[0] as string | null) ?? null, acceptedAt: (row?.[1] as string | null) ?? null };
  }
}
