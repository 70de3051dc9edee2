import type { ActivityRecord } from '../../../generated/activity.gen.ts';
import { addDays } from '../../../core/time/recurrence.gen.ts';
import type { Change } from '../../../services/save/change.ts';
import type { SaveContext } from '../../../services/save/hooks.ts';
import { invite, uninvite } from '../invitation.ts';

/** How many days ahead an activity of a series is sent to calendars, so that a new series does not send ninety mails. */
const daysAhead = 14;

/** The day on which the invitations to an activity are sent; null if they are sent at once, or were sent. */
export function inviteOnOf(
  { isNew, before, after }: Change<ActivityRecord>,
  { clock }: Pick<SaveContext, 'clock'>,
): string | null {
  if (!after.series || !after.startDate || !after.user || (!isNew && before!.inviteOn === null)) return null;
  const day = addDays(after.startDate, -daysAhead);
  return day > clock.today() ? day : null;
}

type Record = Readonly<ActivityRecord> | null;

/**
 * As `invite` and `uninvite`, but nothing is sent about an activity whose invitations are not due yet.
 * @param isMailed for an undo: whether the mail to an address may have been sent
 */
export async function inviteInTime(
  before: Record,
  after: Record,
  context: SaveContext,
  isMailed?: (address: string) => boolean,
): Promise<void> {
  const [was, is] = [before, after].map((one) => (one?.inviteOn ? null : one)) as [Record, Record];
  if (is) await invite(was, is, context, isMailed);
  else if (was) await uninvite(was, context, isMailed);
}
