import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import { isSame } from '../../services/save/change.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { instantOf } from '../../core/time/moment.ts';

type Shown = Pick<ActivityRecord, 'subject' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'notes' | 'user'>;
/** Fields of an invitation. A change to one of them sends it again. */
const mailed = ['subject', 'startDate', 'startTime', 'endDate', 'endTime', 'notes', 'user', 'customer'] as const;
/** Length of an event without an end, in milliseconds. */
const usualLength = 30 * 60_000;
const off: readonly unknown[] = [activityStatusKeys.Cancelled, activityStatusKeys.Completed];

/**
 * Keeps the calendar of an activity's user up to date: sends invitations, updates and cancellations by mail. Only users
 * who have switched this on (createOutlookActivity) get them. Call inside the transaction of the save.
 */
export async function invite(
  before: Readonly<ActivityRecord> | null,
  after: Readonly<ActivityRecord>,
  context: SaveContext,
): Promise<void> {
  const [was, is] = [planned(before), planned(after)];
  // A completed activity stays in the calendar. One that is cancelled, or no longer has a time, is removed.
  const done = after.activityStatus?.key === activityStatusKeys.Completed;
  const moved = was?.user!.key !== after.user?.key;
  if (was && (moved || (!is && !done))) await send(was, 'CANCEL', after, context);
  if (is && (!was || moved || mailed.some((name) => !isSame(before![name], after[name]))))
    await send(is, 'REQUEST', after, context);
}

/** Cancels the event of a deleted activity. */
export async function uninvite(activity: ActivityRecord, context: SaveContext): Promise<void> {
  const was = planned(activity);
  if (was) await send(was, 'CANCEL', { ...activity, version: activity.version + 1 }, context);
}

/** The activity if it belongs in a calendar, otherwise null. */
const planned = (activity: Readonly<ActivityRecord> | null): Readonly<ActivityRecord> | null =>
  activity?.startDate && activity.startTime && activity.user && !off.includes(activity.activityStatus?.key)
    ? activity
    : null;

async function send(
  shown: Shown,
  method: 'REQUEST' | 'CANCEL',
  { activityId, version }: Pick<ActivityRecord, 'activityId' | 'version'>,
  { records, outbox, clock }: SaveContext,
) {
  const user = await records.one('user', shown.user!.key);
  if (!user?.createOutlookActivity) return;
  const start = instantOf(shown.startDate, shown.startTime)!;
  const end = instantOf(shown.endDate, shown.endTime);
  const calendar = ical({
    prodId: { company: 'Branchline', product: 'Activities' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `activity-${activityId}@branchline`,
    // Calendars keep the event with the highest sequence number; the version grows with each change.
    sequence: version,
    stamp: clock.now(),
    start,
    // The library swaps start and end if they are in the wrong order, as in old data.
    end: end && end >= start ? end : new Date(start.getTime() + usualLength),
    summary: shown.subject ?? '',
    description: shown.notes ?? '',
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: personOf(user),
  });
  event.createAttendee({ ...personOf(user), rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  await outbox.add({
    to: user.email!,
    subject: `${method === 'CANCEL' ? 'Cancelled: ' : ''}${shown.subject}`,
    text: `${shown.subject}\n${dateToWire(shown.startDate!)} ${shown.startTime}\n`,
    event: { method, content: calendar.toString() },
  });
}

const personOf = ({ fullName, email }: UserRecord) => ({ name: fullName!, email: email! });
