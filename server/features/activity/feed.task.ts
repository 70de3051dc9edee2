import { createHash } from 'node:crypto';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { readableKeys } from '../../services/access/scope.ts';
import type { Task } from '../../services/heavy/task.ts';
import { ReadServices } from '../../services/read-services.ts';
import { addEvent, newCalendar, reminderOf } from './calendar.ts';
import { eventsOf, linkTo } from './event.ts';
import { eventNames } from './event-names.ts';

interface Input {
  /** Keys of the people whose activities it shows, besides the reader. */
  readonly colleagues: readonly number[];
  readonly publicUrl: string;
}

interface Output {
  /** In iCalendar format. */
  readonly content: Uint8Array;
  readonly hash: string;
}

const day = 86_400_000;
/** Days that it shows, before and after today. */
const [daysBefore, daysAfter] = [30, 365];

/** Activities that it shows at most: more than one person can have. Those of the earliest days come first. */
const most = 10_000;
/** Activities read with one statement. */
const lot = 1000;

/** How often a calendar should read it, in seconds. */
const readEvery = 3600;

/**
 * The calendar feed of a person: the activities with a time, except cancelled ones, that the person may read now. It has
 * no notes, because anyone who knows the address can read it; the link in each event asks for a sign-in.
 */
const feedTask: Task<Input, Output> = {
  name: 'calendar feed',
  async run({ colleagues, publicUrl }, { user, get }) {
    const services = await get(ReadServices);
    const { database, registry, records, clock } = services;
    const today = Date.parse(clock.today());
    const dayAt = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);
    const rows = await database.rows(sql`select activity_id from activity
      where user_id in ${sql.list([user.id, ...colleagues])}
        and start_date >= ${dayAt(-daysBefore)} and start_date <= ${dayAt(daysAfter)}
        and (activity_status_id is null or activity_status_id <> ${activityStatusKeys.Cancelled})
      order by start_date, activity_id ${sql.limit(most)}`);
    const found = rows.flat() as number[];
    const calendar = newCalendar('PUBLISH', `Branchline – ${user.facts.fullName}`);
    calendar.ttl(readEvery);
    const names = await eventNames(database);
    for (let at = 0; at < found.length; at += lot) {
      const readable = await readableKeys(registry.definition('activity'), found.slice(at, at + lot), user, services);
      const activities = readable.size ? await records.find('activity', { activityId: [...readable] }) : [];
      const events = await eventsOf(activities, { records, registry });
      for (const activity of activities.toSorted((a, b) => a.activityId - b.activityId)) {
        const event = events.get(activity.activityId);
        if (!event) continue;
        const isOwn = activity.user!.key === user.id;
        const link = linkTo(activity, publicUrl);
        const changed = changedOn(activity);
        addEvent(calendar, {
          ...event,
          subject: isOwn ? event.subject : `${activity.user!.display}: ${event.subject}`,
          uid: names.own(activity.activityId),
          sequence: activity.version,
          // Not the time of this answer, so that it stays the same while no activity changes.
          stamp: changed,
          changedAt: changed,
          text: [...event.about, link].join('\n'),
          link,
          isCancelled: false,
          remindsBefore: isOwn ? reminderOf(activity, event) : null,
        });
      }
    }
    const content = new TextEncoder().encode(calendar.toString());
    return { content, hash: createHash('sha256').update(content).digest('hex') };
  },
};

export default feedTask;

const changedOn = ({ dateUpdated, recordedOn, dateCreated }: Readonly<ActivityRecord>): Date =>
  new Date(`${dateUpdated ?? recordedOn ?? dateCreated}T00:00:00Z`);
