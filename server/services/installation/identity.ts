import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';

/**
 * Gives a database its identity, if it has none. Call in a transaction.
 * @param searchTerms by which rules its search terms will be written
 */
export async function identify(database: Database, clock: Clock, searchTerms: string): Promise<void> {
  await database.rows(sql`insert into installation (id, identity, created_at, search_terms)
    values ${sql.list([1, randomUUID(), clock.instant(), searchTerms])}
    on conflict (id) do update set identity = excluded.identity, created_at = excluded.created_at,
      search_terms = excluded.search_terms where installation.identity is null`);
}

/** The statement that reads the identity, for connections that open no `Database`. */
export const identityStatement = 'select identity from installation where id = 1';
