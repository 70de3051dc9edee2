import { sql } from '../../../core/db/sql.ts';
import { invalid } from '../../../core/errors/errors.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import { refuseDoubleRows } from './double-rows.ts';
import { postingEntry } from './post-batch.ts';
import postingWork, { nameOfPosting } from './posting.work.ts';

/**
 * Begins to post the rows of a posting that are left. The work goes on when the person leaves.
 * @throws UserError 422 if it cannot be posted as it is
 */
export async function beginPosting(id: number, user: SessionUser, services: PostingServices): Promise<void> {
  const { background, bulk, database, records, undo } = services;
  await database.write(async () => {
    await database.locked(sql`select 1 from sales_posting where id = ${id}`);
    const posting = (await records.one('salesPosting', id))!;
    if (posting.status === 'Undone') throw invalid({ status: 'This posting has been undone.' });
    if (posting.sentCount! < posting.rowCount!) throw invalid({ rowCount: 'Not all rows have arrived yet.' });
    if (posting.status === 'Posted') return;
    const done = posting.postedCount! + posting.failedCount!;
    if (done === 0) await refuseDoubleRows(id, services);
    if (!(await postingEntry(id, services)))
      await undo.about({ kind: 'posting', entity: 'salesPosting', recordId: id, facts: {} });
    await undo.without(() => bulk.change('salesPosting', [id], { running: true, problem: null }, user));
    const about = { subject: `Posting of ${posting.fileName}`, person: user, name: nameOfPosting(id) };
    await background.add(postingWork, { posting: id }, { ...about, link: `/salesPostings/${id}/detail` });
  });
}
