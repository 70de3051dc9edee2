import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { activityStatusKeys } from '../../generated/activity-status/codes.gen.ts';
import type { ActivityRecord } from '../../generated/activity/record.gen.ts';
import { user as users } from '../../generated/user/entity.gen.ts';
import type { UserRecord } from '../../generated/user/record.gen.ts';
import type { Change } from '../../services/save/change.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { instantOf } from './times.ts';

type Shown = Pick<ActivityRecord, 'subject' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'notes' | 'user'>;
/** Fields of an invitation. A change to one of them sends it again. */
const told = ['subject', 'startDate', 'startTime', 'endDate', 'endTime', 'notes', 'user', 'customer'] as const;
const off: readonly unknown[] = [activityStatusKeys.Cancelled, activityStatusKeys.Completed];

/**
 * Keeps the calendar of the person an activity is for: an invitation, what changed of it, and that it is off. For those
 * who have asked for it (createOutlookActivity). Call inside the transaction of the save.
 */
export async function invite(change: Change<ActivityRecord>, context: SaveContext): Promise<void> {
  const { before, after } = change;
  const [was, is] = [planned(before), planned(after)];
  // What is done stays in the calendar; what is cancelled, or has no time any more, goes.
  const done = after.activityStatus?.key === activityStatusKeys.Completed;
  const moved = was?.user!.key !== after.user?.key;
  if (was && (moved || (!is && !done))) await send(was, 'CANCEL', after, context);
  if (is && (!was || moved || told.some((name) => change.changed(name)))) await send(is, 'REQUEST', after, context);
}

/** A deleted activity is off as well. */
export async function uninvite(activity: ActivityRecord, context: SaveContext): Promise<void> {
  const was = planned(activity);
  if (was) await send(was, 'CANCEL', { ...activity, version: activity.version + 1 }, context);
}

/** The activity, where it stands in a calendar. */
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
  const user = await records.one(users, shown.user!.key);
  if (!user?.createOutlookActivity) return;
  const start = instantOf(shown.startDate, shown.startTime)!;
  const calendar = ical({
    prodId: { company: 'Branchline', product: 'Activities' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `activity-${activityId}@branchline`,
    // Each change has a greater version, by which calendars know the latest.
    sequence: version,
    stamp: clock.now(),
    start: start.toDate(),
    end: (instantOf(shown.endDate, shown.endTime) ?? start.add(30, 'minute')).toDate(),
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
