import dayjs from 'dayjs';
import type { AbsenceRecord } from '../../generated/absence.gen.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { product, type Author } from '../../services/history/history.ts';
import { giveBack, lend, type Loan } from '../../services/hand-over/loans.ts';
import type { SaveContext } from '../../services/save/hooks.ts';

type Absence = Readonly<AbsenceRecord>;

export const loanOf = ({ id, user, coverBy }: Absence): Loan => ({ absence: id!, from: user!.key, to: coverBy!.key });

/** Whether open work is with the cover. */
export const isLent = ({ movedCount, returnedCount }: Absence): boolean =>
  movedCount !== null && returnedCount === null;

/** The day on which open work goes to the cover, or comes back; null if neither is to come. */
export function nextMove(absence: Absence): string | null {
  const { fromDate, untilDate, work, returnedCount } = absence;
  if (isLent(absence)) return dayjs(untilDate).add(1, 'day').format('YYYY-MM-DD');
  return work === 'Moves' && returnedCount === null ? fromDate : null;
}

/**
 * Moves open work to the cover if its day has come, and back if the person is here again, or somebody else covers. Call
 * inside a transaction, after the write.
 * @param before the absence before the save
 * @param by on whose behalf
 * @param author who gives the work back
 */
export async function moveWork(
  before: Absence | null,
  after: Absence,
  by: SessionUser | null,
  services: Pick<SaveContext, 'bulk' | 'clock' | 'database' | 'records' | 'registry' | 'users'>,
  author: Author = by ?? product,
): Promise<void> {
  const { bulk, clock } = services;
  const today = clock.today();
  const isDue = after.work === 'Moves' && after.fromDate! <= today && after.untilDate! >= today;
  const wasLent = before !== null && isLent(before);
  const isOver = wasLent && (!isDue || before.coverBy?.key !== after.coverBy?.key);
  const returned = isOver ? await giveBack(loanOf(before), author, services) : null;
  const isToMove = isDue && by !== null && (isOver || (!wasLent && after.returnedCount === null));
  const moved = isToMove ? await lend(loanOf(after), by, services) : null;
  if (returned === null && moved === null) return;
  const counts = moved === null ? { returnedCount: returned } : { movedCount: moved, returnedCount: null };
  const values = { ...counts, nextMove: nextMove({ ...after, ...counts }) };
  Object.assign(after, values);
  await bulk.change('absence', [after.id!], values, product, { isDerived: true });
}
