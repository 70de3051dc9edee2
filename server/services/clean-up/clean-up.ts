import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Clock } from '../../core/time/clock.ts';
import { removeExpiredMail } from '../mail/mail-folder.ts';

const day = 86_400_000;

/** Rows deleted in one transaction, so that no other write waits for long. */
const most = 1000;

/** A table whose rows are deleted some time after the time in one of their columns. */
interface Kept {
  readonly table: string;
  readonly column: string;
  /** Milliseconds. */
  readonly after: number;
  /** Rows of another table that belong to them: its reference, and the column that this leads to. */
  readonly owns?: { readonly table: string; readonly by: string; readonly to: string };
}

/** A code is kept for one more day, so that a person who uses it too late reads that it has expired. */
const kept: readonly Kept[] = [
  { table: 'session', column: 'expires_at', after: 0 },
  { table: 'oob_code', column: 'expires_at', after: day },
  { table: 'pending_second_factor', column: 'expires_at', after: 0 },
  {
    table: 'mail_outbox',
    column: 'expires_at',
    after: 0,
    owns: { table: 'mail_attachment', by: 'mail_id', to: 'id' },
  },
  { table: 'undo_entry', column: 'until', after: 0, owns: { table: 'undo_step', by: 'token', to: 'token' } },
  { table: 'attempt', column: 'forget_at', after: 0 },
  { table: 'lent_record', column: 'forget_at', after: 0 },
  { table: 'login_history', column: 'login_at', after: 400 * day },
];

/**
 * Deletes what is private and no longer needed: expired sessions, codes, second factors that were not
 * confirmed, sign-ins without the code that they need, mails with a link, mails in the folder after 30 days, counts of
 * attempts, sign-ins of more than 400 days ago, what came back after an absence, and the log of what can no longer be undone. Can run on several servers concurrently.
 */
export async function cleanUp(database: Database, clock: Clock, mailFolder: string, stop?: AbortSignal): Promise<void> {
  for (const one of kept) {
    const before = new Date(clock.now().getTime() - one.after).toISOString();
    for (let deleted = most; deleted === most;) {
      if (stop?.aborted) return;
      deleted = await deleteSome(database, one, before);
    }
  }
  removeExpiredMail(mailFolder, clock.now());
}

/** @returns number of deleted rows */
function deleteSome(database: Database, { table, column, owns }: Kept, before: string): Promise<number> {
  const [from, time] = [sql.id(table), sql.id(column)];
  const due = (what: string) =>
    sql`select ${sql.id(what)} from ${from} where ${time} < ${before} order by ${time}, id limit ${most}`;
  return database.write(async () => {
    if (owns)
      await database.rows(
        sql`delete from ${sql.id(owns.table)} where ${sql.id(owns.by)} in (select * from (${due(owns.to)}) due)`,
      );
    const rows = await database.rows(
      sql`delete from ${from} where id in (select * from (${due('id')}) due) returning id`,
    );
    return rows.length;
  });
}
