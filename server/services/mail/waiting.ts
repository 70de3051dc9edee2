import { sql, type Sql } from '../../core/db/sql.ts';

/** Counts the mails that have been waiting for more than an hour. */
export const waitingForLong = (now: Date): Sql =>
  sql`select count(*) from background_task t join background_work w on w.id = t.work_id
    where t.kind = 'mail' and t.due_at is not null and w.queued_at < ${new Date(now.getTime() - 3_600_000).toISOString()}`;

/** What an administrator is told of them. */
export const waitingMails = (number: number): string =>
  `${number === 1 ? '1 e-mail has' : `${number.toLocaleString('en-GB')} e-mails have`} been waiting for more than an hour. The log and the page "Background work" say why.`;
