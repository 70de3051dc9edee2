import type { AbsenceHooks, AbsenceRecord } from '../../generated/absence.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { giveBack, keepLoan } from '../../services/hand-over/loans.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { maySet } from './may-set.ts';
import { isLent, loanOf, moveWork, nextMove } from './work.ts';

export default {
  async validate(change, context) {
    const { after } = change;
    const { clock, user } = context;
    const [person, cover] = [after.user?.key, after.coverBy?.key];
    if (change.isNew && person !== undefined && !(await maySet(person, user, context.records)))
      throw invalid({ user: 'You can set this only for yourself and for the people you supervise.' });
    if (person !== undefined && person === cover) throw invalid({ coverBy: 'Please choose somebody else.' });
    const { fromDate, untilDate } = after;
    if (!fromDate || !untilDate) return;
    if (untilDate < fromDate) throw invalid({ untilDate: 'The last day must not be before the first.' });
    if (change.isNew && untilDate < clock.today()) throw invalid({ untilDate: 'The last day has passed already.' });
    if (!['user', 'fromDate', 'untilDate', 'coverBy'].some((name) => change.changed(name as keyof AbsenceRecord)))
      return;
    const other = person && (await overlapping(person, after, context));
    if (other)
      throw invalid({
        fromDate: `${user.id === person ? 'You are' : `${after.user!.display} is`} away ${other} already.`,
      });
    const away = cover && (await overlapping(cover, after, context));
    if (away) throw invalid({ coverBy: `${after.coverBy!.display} is away ${away}. Please choose somebody else.` });
  },
  beforeWrite({ after }) {
    after.nextMove = nextMove(after);
  },
  /** Moves open work at once if it is to move and the day has come, and gives it back if it is not to be away any more. */
  async inTransaction({ before, after }, context) {
    await moveWork(before, after, context.user, context);
  },
  async inDeleteTransaction(record, context) {
    if (isLent(record)) await giveBack(loanOf(record), context.user, context);
  },
  /** What was lent is undone with the save. It stays known as long as the absence does. */
  async undone({ before, after }, context) {
    const { id } = (after ?? before)!;
    await keepLoan(id, after !== null && isLent(after), context);
  },
} satisfies AbsenceHooks;

/** When a person is away within the days of an absence, in words; null if they are not. */
async function overlapping(person: number, absence: AbsenceRecord, { database }: SaveContext): Promise<string | null> {
  const [found] = await database.rows(sql`select from_date, until_date from absence
    where user_id = ${person} and id <> ${absence.id ?? 0} and until_date >= ${absence.fromDate}
    and from_date <= ${absence.untilDate} order by from_date ${sql.limit(1)}`);
  if (!found) return null;
  const [from, until] = found as [string, string];
  return from === until ? `on ${dateToWire(from)}` : `from ${dateToWire(from)} to ${dateToWire(until)}`;
}
