import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { History } from '../../services/history/history.ts';

/** A person's calendar feed. Its address contains a token of which only a hash is known. */
export interface Feed {
  readonly id: number;
  readonly userId: number;
  /** Keys of the colleagues whose activities are in it too. */
  readonly colleagues: readonly number[];
  /** ISO instants; null if it was never read. */
  readonly createdAt: string;
  readonly usedAt: string | null;
  /** Hash of what it has answered last, and since when. */
  readonly contentHash: string | null;
  readonly changedAt: string | null;
}

/** Bytes of a token. */
const tokenSize = 32;

/** Milliseconds between two notes of when a feed was read. */
const noteEvery = 60_000;

const columns = sql.raw('id, user_id, colleagues, created_at, used_at, content_hash, changed_at');

/** The calendar feeds of all people; each has one at most. */
@Injectable()
export class Feeds {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  of(user: SessionUser): Promise<Feed | null> {
    return this.#one(sql`user_id = ${user.id}`);
  }

  byToken(token: string): Promise<Feed | null> {
    return this.#one(sql`lower(token_hash) = ${hashOf(token)}`);
  }

  /**
   * Creates the feed of a person, or gives it another address, so that the one before leads nowhere.
   * @returns the token, which cannot be read again
   */
  async renew(user: SessionUser, colleagues: readonly number[]): Promise<string> {
    const { clock, database, history } = this;
    const token = randomBytes(tokenSize).toString('base64url');
    const values = [user.id, hashOf(token), colleagues.join(), clock.instant()];
    await database.write(async () => {
      await database.rows(sql`insert into calendar_feed (user_id, token_hash, colleagues, created_at)
        values ${sql.list(values)}
        on conflict (user_id) do update set token_hash = excluded.token_hash, colleagues = excluded.colleagues,
          created_at = excluded.created_at, used_at = null, content_hash = null, changed_at = null`);
      await history.did({ action: 'feedOn', facts: {} }, 'user', user.id, user);
    });
    return token;
  }

  /** Changes whose activities are in it. @returns false if the person has none */
  async choose(user: SessionUser, colleagues: readonly number[]): Promise<boolean> {
    const { database } = this;
    const changed = await database.write(() =>
      database.rows(
        sql`update calendar_feed set colleagues = ${colleagues.join()} where user_id = ${user.id} returning id`,
      ),
    );
    return changed.length > 0;
  }

  /** Ends the feed of a person, if there is one. */
  async revoke(user: SessionUser): Promise<void> {
    const { database, history } = this;
    await database.write(async () => {
      const gone = await database.rows(sql`delete from calendar_feed where user_id = ${user.id} returning id`);
      if (gone.length) await history.did({ action: 'feedOff', facts: {} }, 'user', user.id, user);
    });
  }

  /** Notes that a feed was read. @returns since when it has answered this content */
  async read({ id, usedAt, contentHash, changedAt }: Feed, hash: string): Promise<Date> {
    const { clock, database } = this;
    const now = clock.instant();
    const since = contentHash === hash && changedAt ? changedAt : now;
    const isRecent = usedAt !== null && Date.parse(now) - Date.parse(usedAt) < noteEvery;
    if (since === now || !isRecent)
      await database.write(() =>
        database.rows(
          sql`update calendar_feed set used_at = ${now}, content_hash = ${hash}, changed_at = ${since} where id = ${id}`,
        ),
      );
    return new Date(since);
  }

  async #one(where: Sql): Promise<Feed | null> {
    const [row] = await this.database.rows(sql`select ${columns} from calendar_feed where ${where}`);
    if (!row) return null;
    const [id, userId, colleagues, createdAt, usedAt, contentHash, changedAt] = row as FeedRow;
    const keys = colleagues ? colleagues.split(',').map(Number) : [];
    return { id, userId, colleagues: keys, createdAt, usedAt, contentHash, changedAt };
  }
}

type FeedRow = [number, number, string | null, string, string | null, string | null, string | null];

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
