import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../core/db/changes.ts';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { Clock } from '../../core/time/clock.ts';
import { IdentityError } from './identity-error.ts';
import { validity, type Claims, type SignIn, Tokens } from './tokens.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
}

export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text, as the hosted service sends it. */
  readonly expiresIn: string;
}

/** Where a session is used. */
export interface Origin {
  /** Network address. */
  readonly address: string;
  /** The browser's user agent. */
  readonly client: string;
}

/** A session as its owner sees it; instants are ISO. */
export interface OpenSession extends Origin {
  readonly id: number;
  readonly sid: string;
  readonly signedInAt: string;
  /** Last refresh of its token, at most an hour before its last call. */
  readonly usedAt: string;
}

const days = 30;
/**
 * Milliseconds. Two tabs may refresh concurrently with one token, so its reuse within this time is not taken for theft.
 */
const leeway = 10_000;
/** Seconds after a sign-in during which its tokens may change the password and the e-mail. */
const recent = 300;

/**
 * Sessions and their refresh tokens. Each use replaces a refresh token by a new one; only hashes are stored. If an old
 * token is used again, someone has copied it, so the session ends.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /**
   * @param signedInAt time of the earlier sign-in that this session continues; default: now
   * @param secondFactor whether that sign-in needed a code of a second factor
   */
  async open(
    account: Account,
    { address, client }: Origin,
    { signedInAt = this.clock.instant(), secondFactor = false } = {},
  ): Promise<TokenPair> {
    const [sid, secret, now] = [randomUUID(), newSecret(), this.clock.instant()];
    const sessionOf = [sid, account.uid, hash(secret), signedInAt, now, this.#expiry()];
    const values = [...sessionOf, address, client.slice(0, 400), secondFactor];
    await this.database.write(() =>
      this.database
        .rows(sql`insert into session (sid, uid, token_hash, created_at, rotated_at, expires_at, address, client, second_factor)
        values ${sql.list(values)}`),
    );
    return this.#pair(account, sid, secret, { signedInAt, secondFactor });
  }

  /**
   * Runs a change of the account that ends its sessions and then opens another. Call inside a transaction. It is refused
   * if the session has ended in the meantime, so that it does not outlive an activation or deactivation of the user.
   * @param change gets the sign-in that the new session continues
   * @throws IdentityError TOKEN_EXPIRED
   */
  async continued<T>(claims: Claims, change: (signIn: { signedInAt: string; secondFactor: boolean }) => Promise<T>) {
    await this.database.locked(sql`select 1 from account where uid = ${claims.uid}`);
    if (!(await this.isOpen(claims.sid))) throw new IdentityError('TOKEN_EXPIRED');
    const { authTime, secondFactor } = claims;
    return change({ signedInAt: new Date(authTime * 1000).toISOString(), secondFactor });
  }

  /** @throws IdentityError INVALID_REFRESH_TOKEN, TOKEN_EXPIRED or USER_NOT_FOUND */
  async refresh(refreshToken: string, { address, client }: Origin): Promise<TokenPair & { uid: string }> {
    const [sid, secret] = refreshToken.split('.');
    if (!sid || !secret || refreshToken.length > 200) throw new IdentityError('INVALID_REFRESH_TOKEN');
    // The next token is derived from this one, so that two tabs that refresh concurrently get the same token.
    const fresh = this.tokens.derive(refreshToken);
    const outcome = await this.database.write(async () => {
      const [row] = await this.database
        .rows(sql`select s.uid, s.token_hash, s.previous_hash, s.rotated_at, s.expires_at, a.email, s.created_at, s.second_factor
        from session s left join account a on a.uid = s.uid where s.sid = ${sid} and ${this.#strong}`);
      if (!row) return new IdentityError('INVALID_REFRESH_TOKEN');
      const [uid, current, previous, rotatedAt, expiresAt, email, createdAt, secondFactor] = row as string[];
      if (!email) return new IdentityError('USER_NOT_FOUND');
      const renewed = { uid: uid!, email, signedInAt: createdAt!, secondFactor: Boolean(secondFactor) };
      if (expiresAt! < this.clock.instant()) return new IdentityError('TOKEN_EXPIRED');
      const recently = this.clock.now().getTime() - Date.parse(rotatedAt!) < leeway;
      if (recently && previous && equal(secret, previous)) return renewed;
      if (!equal(secret, current!)) {
        await this.database.rows(sql`delete from session where sid = ${sid}`);
        return new IdentityError('INVALID_REFRESH_TOKEN');
      }
      await this.database.rows(sql`update session set token_hash = ${hash(fresh)}, previous_hash = ${hash(secret)},
        rotated_at = ${this.clock.instant()}, expires_at = ${this.#expiry()},
        address = ${address}, client = ${client.slice(0, 400)} where sid = ${sid}`);
      return renewed;
    });
    // Thrown only after the transaction, because a rollback would reopen the session that it has just ended.
    if (outcome instanceof IdentityError) {
      this.changes.committed('session');
      throw outcome;
    }
    return { ...(await this.#pair(outcome, sid, fresh, outcome)), uid: outcome.uid };
  }

  /**
   * Claims of a token whose session is open. That of a view gives no access to an account.
   * @throws IdentityError INVALID_ID_TOKEN or TOKEN_EXPIRED
   */
  async claims(idToken: string): Promise<Claims> {
    const claims = await this.tokens.verify(idToken).catch((error: unknown) => {
      throw error instanceof UserError ? new IdentityError('INVALID_ID_TOKEN') : error;
    });
    if (claims.view !== null) throw new IdentityError('INVALID_ID_TOKEN');
    if (!(await this.isOpen(claims.sid))) throw new IdentityError('TOKEN_EXPIRED');
    return claims;
  }

  /** @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN if the sign-in was more than five minutes ago. */
  requireRecent({ authTime }: Claims): void {
    const age = Math.floor(this.clock.now().getTime() / 1000) - authTime;
    if (!(age <= recent)) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }

  /**
   * Whether a session is open. Always true for tokens of a hosted service, which name no session and expire by
   * themselves.
   */
  async isOpen(sid: string | null): Promise<boolean> {
    if (sid === null) return true;
    const open = await this.database.value(sql`select 1 from session s where s.sid = ${sid} and ${this.#strong}`);
    return open !== undefined;
  }

  async close(sid: string): Promise<void> {
    await this.database.write(() => this.database.rows(sql`delete from session where sid = ${sid}`));
    this.changes.committed('session');
  }

  /** The sessions of an account that have not expired, the last used first; at most 100. */
  async listOf(uid: string): Promise<OpenSession[]> {
    const rows = await this.database.rows(sql`select id, sid, created_at, rotated_at, address, client from session
      where uid = ${uid} and expires_at >= ${this.clock.instant()} order by rotated_at desc, id desc limit 100`);
    return rows.map((row) => {
      const [id, sid, signedInAt, usedAt, address, client] = row as [number, ...string[]];
      return { id, sid, signedInAt, usedAt, address: address ?? '', client: client ?? '' } as OpenSession;
    });
  }

  /** Ends one session of an account. Call inside a transaction. @returns where it was used; null if there is none */
  async end(uid: string, id: number): Promise<Origin | null> {
    const [ended] = await this.database.rows(
      sql`delete from session where uid = ${uid} and id = ${id} returning address, client`,
    );
    this.database.afterCommit(() => this.changes.committed('session'));
    const [address, client] = (ended ?? []) as (string | null)[];
    return ended ? { address: address ?? '', client: client ?? '' } : null;
  }

  /**
   * Ends all sessions of an account, and sign-ins that wait for a code. Call inside the transaction that changes the
   * account.
   */
  async closeAll(uid: string): Promise<void> {
    await this.database.rows(sql`delete from session where uid = ${uid}`);
    await this.database.rows(sql`delete from pending_second_factor where lower(uid) = ${uid}`);
    this.database.afterCommit(() => this.changes.committed('session'));
  }

  /**
   * Once an account has a second factor, only sessions that began with a code count: a sign-in may have passed the
   * check of the password while the factor was being set up.
   */
  get #strong(): Sql {
    return sql`(s.second_factor = ${true} or not exists (select 1 from second_factor f where lower(f.uid) = s.uid))`;
  }

  async #pair(account: Account, sid: string, secret: string, signIn: SignIn): Promise<TokenPair> {
    return {
      idToken: await this.tokens.issue(account, sid, signIn),
      refreshToken: `${sid}.${secret}`,
      expiresIn: String(validity),
    };
  }

  #expiry(): string {
    return new Date(this.clock.now().getTime() + days * 86_400_000).toISOString();
  }
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const equal = (secret: string, known: string): boolean =>
  timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(known));
