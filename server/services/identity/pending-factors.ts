import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import { hash, newSecret, type Account } from './sessions.ts';

/** Milliseconds in which a code must follow: time to install an app, or to fetch the telephone. */
const lifetime = 15 * 60_000;

export interface PendingFactor extends Account {
  /** Encrypted secret of a second factor that is being set up; null for a sign-in. */
  readonly secret: string | null;
  readonly hasExpired: boolean;
}

/** Set-ups of second factors and sign-ins that wait for a code. Only hashes of their tokens are stored. */
@Injectable()
export class PendingFactors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns its token, and the ISO instant until which a code is accepted */
  async add(uid: string, secret: string | null = null): Promise<{ token: string; expiresAt: string }> {
    const token = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + lifetime).toISOString();
    await this.database.write(async () => {
      // Setting up again replaces what was begun before.
      if (secret !== null)
        await this.database.rows(
          sql`delete from pending_second_factor where lower(uid) = ${uid} and secret is not null`,
        );
      await this.database.rows(sql`insert into pending_second_factor (token_hash, uid, secret, expires_at)
        values (${hash(token)}, ${uid}, ${secret}, ${expiresAt})`);
    });
    return { token, expiresAt };
  }

  async find(token: string): Promise<PendingFactor | null> {
    const [row] = await this.database.rows(sql`select a.uid, a.email, p.secret, p.expires_at
      from pending_second_factor p join account a on a.uid = p.uid where lower(p.token_hash) = ${hash(token)}`);
    if (!row) return null;
    const [uid, email, secret, expiresAt] = row as [string, string, string | null, string];
    return { uid, email, secret, hasExpired: expiresAt < this.clock.instant() };
  }

  /** Call inside the transaction that the code allows. @returns false if it has been used concurrently */
  async take(token: string): Promise<boolean> {
    const taken = await this.database.rows(
      sql`delete from pending_second_factor where lower(token_hash) = ${hash(token)} returning id`,
    );
    return taken.length > 0;
  }
}
