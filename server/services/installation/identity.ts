import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';

/** Gives a database its identity, if it has none. Call in a transaction. */
export async function identify(database: Database, clock: Clock): Promise<void> {
  await database.rows(sql`insert into installation (id, identity, created_at)
    values ${sql.list([1, randomUUID(), clock.instant()])} on conflict do nothing`);
}

/** The statement that reads the identity, for connections that open no `Database`. */
export const identityStatement = 'select identity from installation where id = 1';
