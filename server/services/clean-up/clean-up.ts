import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';
import { removeExpiredMail } from '../mail/mail-folder.ts';

const day = 86_400_000;

/** Rows deleted in one transaction, so that no other write waits for long. */
const most = 1000;

/**
 * What is deleted, and how many milliseconds after the time in its column. A code is kept for one more day, so that a
 * person who uses it too late reads that it has expired.
 */
const kept = [
  { table: 'session', column: 'expires_at', after: 0 },
  { table: 'oob_code', column: 'expires_at', after: day },
  { table: 'pending_second_factor', column: 'expires_at', after: 0 },
  { table: 'mail_outbox', column: 'expires_at', after: 0 },
  { table: 'attempt', column: 'forget_at', after: 0 },
  { table: 'login_history', column: 'login_at', after: 400 * day },
] as const;

/**
 * Deletes what is private and no longer needed: expired sessions, codes, second factors that were not
 * confirmed, sign-ins without the code that they need, mails with a link, mails in the folder after 30 days, counts of
 * attempts, and sign-ins of more than 400 days ago. Can run on several servers concurrently.
 */
export async function cleanUp(database: Database, clock: Clock, mailFolder: string, stop?: AbortSignal): Promise<void> {
  for (const { table, column, after } of kept) {
    const before = new Date(clock.now().getTime() - after).toISOString();
    for (let deleted = most; deleted === most;) {
      if (stop?.aborted) return;
      deleted = await deleteSome(database, table, column, before);
    }
  }
  removeExpiredMail(mailFolder, clock.now());
}

/** @returns number of deleted rows */
function deleteSome(database: Database, table: string, column: string, before: string): Promise<number> {
  const [from, time] = [sql.id(table), sql.id(column)];
  const some = sql`select id from ${from} where ${time} < ${before} order by ${time}, id limit ${most}`;
  return database.write(async () => {
    if (table === 'mail_outbox')
      await database.rows(sql`delete from mail_attachment where mail_id in (select id from (${some}) due)`);
    const rows = await database.rows(sql`delete from ${from} where id in (select id from (${some}) due) returning id`);
    return rows.length;
  });
}
