import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { Origin } from './sessions.ts';

/** Records when and from where users sign in (BEH-023). */
export class LoginHistory {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async add(
    uid: string,
    outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code',
    { address, client }: Origin,
  ): Promise<void> {
    await this.#database.write(() =>
      this.#database.rows(sql`insert into login_history (user_id, login_at, outcome, address, client)
        select id, ${this.#clock.instant()}, ${outcome}, ${address.slice(0, 45)}, ${client.slice(0, 400)} from app_user where uid = ${uid}`),
    );
  }
}
