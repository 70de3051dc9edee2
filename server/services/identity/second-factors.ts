import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { type Author, type Deed, History } from '../history/history.ts';
import { AccountMails } from './account-mails.ts';
import { Attempts } from './attempts.ts';
import { IdentityError } from './identity-error.ts';
import { LoginHistory } from './login-history.ts';
import { PendingFactors } from './pending-factors.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { derived, type SigningKey } from './keys.ts';
import { seal, unseal } from './sealed.ts';
import { type Account, type Origin, Sessions, type TokenPair } from './sessions.ts';
import { SignIns } from './sign-ins.ts';
import { type Claims, Tokens } from './tokens.ts';
import { newTotpSecret, stepOf } from './totp.ts';

/** A second factor, without its secret. */
export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  /** ISO instant. */
  readonly enrolledAt: string;
}

/**
 * Second factors: apps that make a code every 30 seconds (TOTP). An account has one at most. Setting it up or removing
 * it ends every session of the account, so all open sessions of an account with a second factor began with a code.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: Records,
    private readonly history: History,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly logins: LoginHistory,
    private readonly signIns: SignIns,
    private readonly tokens: Tokens,
    private readonly pending: PendingFactors,
    private readonly mails: AccountMails,
    readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** The second factor of an account; null if it has none. */
  async of(uid: string): Promise<SecondFactor | null> {
    const [row] = await this.database.rows(
      sql`select factor_id, name, enrolled_at from second_factor where lower(uid) = ${uid}`,
    );
    return row ? { id: row[0] as string, name: row[1] as string, enrolledAt: row[2] as string } : null;
  }

  /**
   * Begins to set up a second factor. It takes effect once a first code is confirmed.
   * @returns the secret for the app, in base 32; the token for `enrol`; and until when it can be used, as an ISO
   * instant
   * @throws IdentityError SECOND_FACTOR_LIMIT_EXCEEDED if the account has one
   */
  async beginEnrolment({ uid }: Account): Promise<{ secret: string; token: string; expiresAt: string }> {
    if (await this.of(uid)) throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED');
    const secret = newTotpSecret();
    return { secret, ...(await this.pending.add(uid, await seal(secret, this.#key))) };
  }

  /**
   * Sets up a second factor with a first code. Replaces every session of the account by a new one.
   * @returns the recovery codes, and the tokens of the session
   * @throws IdentityError INVALID_SESSION_INFO, SESSION_EXPIRED, INVALID_CODE, SECOND_FACTOR_LIMIT_EXCEEDED or
   * TOKEN_EXPIRED
   */
  async enrol(account: Account, claims: Claims, origin: Origin, token: string, code: string, name: string) {
    const { database, clock, sessions } = this;
    const { uid } = account;
    const pending = await this.pending.find(token);
    if (!pending?.secret || pending.uid !== uid) throw new IdentityError('INVALID_SESSION_INFO');
    if (pending.hasExpired) throw new IdentityError('SESSION_EXPIRED');
    const step = await this.#stepOf(pending.secret, code);
    if (step === null) throw new IdentityError('INVALID_CODE');
    return this.#continued(claims, async (signIn) => {
      if (!(await this.pending.take(token))) throw new IdentityError('INVALID_SESSION_INFO');
      const values = [uid, randomUUID(), name, pending.secret, step, clock.instant()];
      const added = await database.rows(sql`insert into second_factor
        (uid, factor_id, name, secret, last_step, enrolled_at) values ${sql.list(values)}
        on conflict do nothing returning id`);
      if (!added.length) throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED');
      await this.mails.secondFactorOn(account.email);
      await this.#record('secondFactorOn', uid);
      await sessions.closeAll(uid);
      const recoveryCodes = await this.recoveryCodes.create(uid);
      return { recoveryCodes, pair: await sessions.open(account, origin, { ...signIn, secondFactor: true }) };
    });
  }

  /**
   * Removes the second factor of an account with its recovery codes. Ends every session of the account.
   * @param author the person who removes it, if it is not the account's owner
   * @throws IdentityError MFA_ENROLLMENT_NOT_FOUND
   */
  async remove({ uid, email }: Account, author?: Author): Promise<void> {
    const { database, sessions } = this;
    await database.write(async () => {
      const removed = await database.rows(sql`delete from second_factor where lower(uid) = ${uid} returning id`);
      if (!removed.length) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
      await this.recoveryCodes.forget(uid);
      await this.mails.secondFactorOff(email);
      await this.#record(author ? 'secondFactorReset' : 'secondFactorOff', uid, author);
      await sessions.closeAll(uid);
    });
  }

  /** Removes the second factor that someone has set up for an address that is not theirs. Call inside a transaction. */
  async forget(uid: string): Promise<void> {
    await this.database.rows(sql`delete from second_factor where lower(uid) = ${uid}`);
    await this.recoveryCodes.forget(uid);
  }

  /** Removes the caller's own second factor, and opens a new session. @throws IdentityError also TOKEN_EXPIRED */
  async removeOwn(account: Account, claims: Claims, origin: Origin): Promise<TokenPair> {
    return this.#continued(claims, async ({ signedInAt }) => {
      await this.remove(account);
      return this.sessions.open(account, origin, { signedInAt });
    });
  }

  /** Begins a sign-in that needs a code, once the password was right. @returns the token for `signIn` */
  beginSignIn({ uid }: Account, origin: Origin): Promise<string> {
    const { database, logins } = this;
    return database.write(async () => {
      await logins.add(uid, 'Code asked for', origin);
      return (await this.pending.add(uid)).token;
    });
  }

  /** The account of a sign-in that needs a code. @throws IdentityError INVALID_MFA_PENDING_CREDENTIAL */
  async pendingSignIn(token: string): Promise<Account> {
    const pending = await this.pending.find(token);
    if (!pending || pending.secret || pending.hasExpired) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
    return { uid: pending.uid, email: pending.email };
  }

  /**
   * Completes a sign-in with a code of the app or a recovery code, either of which works once. One transaction uses the
   * code and opens the session, so that no code is lost without a session.
   * @throws IdentityError MFA_ENROLLMENT_NOT_FOUND, INVALID_CODE or INVALID_MFA_PENDING_CREDENTIAL, or 429 after ten
   * wrong codes
   */
  async signIn(account: Account, origin: Origin, token: string, factorId: string, code: string): Promise<TokenPair> {
    const { uid } = account;
    const { attempts, database, logins, signIns } = this;
    if ((await this.of(uid))?.id !== factorId) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    await attempts.code(uid, origin.address);
    const pair = await database.write(async () => {
      if (!(await this.#takeAnyCode(account, code))) return null;
      if (!(await this.pending.take(token))) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
      await attempts.codeAccepted(uid);
      return signIns.complete(account, origin, { secondFactor: true });
    });
    if (pair) return pair;
    await logins.add(uid, 'Wrong code', origin);
    throw new IdentityError('INVALID_CODE');
  }

  /** Uses up a code of the app or a recovery code. @returns false if it is wrong */
  async #takeAnyCode({ uid, email }: Account, code: string): Promise<boolean> {
    if (/^\d{6}$/.test(code)) return this.#takeCode(uid, code);
    if (!(await this.recoveryCodes.take(uid, code))) return false;
    await this.mails.recoveryCodeUsed(email, await this.recoveryCodes.left(uid));
    return true;
  }

  /** Accepts a code of the app, unless it or a later one has been used. */
  async #takeCode(uid: string, code: string): Promise<boolean> {
    const { database } = this;
    const sealed = await database.value<string>(sql`select secret from second_factor where lower(uid) = ${uid}`);
    const step = sealed === undefined ? null : await this.#stepOf(sealed, code);
    if (step === null) return false;
    const taken = await database.rows(sql`update second_factor set last_step = ${step}
      where lower(uid) = ${uid} and last_step < ${step} returning id`);
    return taken.length > 0;
  }

  /** The time step of a code; null if it is wrong. @param sealed the encrypted secret */
  async #stepOf(sealed: string, code: string): Promise<number | null> {
    const secret = await unseal(sealed, this.#key);
    return secret === null ? null : stepOf(secret, code, this.clock.now());
  }

  #continued<T>(...args: Parameters<typeof Sessions.prototype.continued<T>>): Promise<T> {
    return this.database.write(() => this.sessions.continued(...args));
  }

  /** The history of the user says what was done, and by whom. An account that is not a user's yet has none. */
  async #record(action: Deed['action'], uid: string, author?: Author) {
    const { records, history } = this;
    const [user] = await records.find('user', { uid });
    if (!user) return;
    const own = { id: user.id, facts: { fullName: user.fullName! } };
    await history.did({ action, facts: {} }, 'user', user.id, author ?? own);
  }

  /**
   * Encrypts all secrets with another signing key. Call in a transaction. Those of an earlier key that was lost stay as
   * they are: nobody can read them.
   */
  async encryptAgain(next: SigningKey): Promise<void> {
    const { database } = this;
    const rows = await database.locked(sql`select id, secret from second_factor order by id`);
    for (const [id, sealed] of rows as [number, string][]) {
      const secret = await unseal(sealed, this.#key);
      if (secret !== null)
        await database.rows(
          sql`update second_factor set secret = ${await seal(secret, keyOf(derived(next, purpose)))} where id = ${id}`,
        );
    }
  }

  /** Derived from the signing key, which is in a file, so that the database alone reveals no secret. */
  get #key(): Uint8Array {
    return keyOf(this.tokens.derive(purpose));
  }
}

/** What the key of the secrets is derived for. */
const purpose = 'second factors';

const keyOf = (secret: string): Uint8Array => Buffer.from(secret, 'base64url');
