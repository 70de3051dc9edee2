import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { instantOf } from '../../core/time/moment.ts';
import type { ActivityEvent } from './event.ts';

/** A person with an address, as calendars name one. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** An event as it is written for one reader. */
export interface WrittenEvent extends Pick<ActivityEvent, 'subject' | 'start' | 'end' | 'place'> {
  readonly uid: string;
  /** Calendars keep the event with the highest number. */
  readonly sequence: number;
  /** When it was written. */
  readonly stamp: Date;
  readonly changedAt?: Date | null;
  readonly text: string;
  readonly link: string | null;
  readonly isCancelled: boolean;
  /** Milliseconds before the start at which the calendar reminds of it; null for none. */
  readonly remindsBefore: number | null;
  readonly organiser?: Person;
  readonly attendees?: readonly (Person & { readonly isAsked: boolean })[];
}

type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/**
 * Begins a calendar in iCalendar format (RFC 5545).
 *
 * Times are instants in UTC, and there is no VTIMEZONE. Each event is a single one, whose offset is known when it is
 * written, so it stays right when the clocks change; Outlook and Google show it in the time of the reader. Outlook knows
 * zones by its own names, and takes a VTIMEZONE only where its rules fit one of them.
 */
export const newCalendar = (method: Method, name?: string): ICalCalendar =>
  ical({
    prodId: { company: 'Branchline', product: 'Activities' },
    method: ICalCalendarMethod[method],
    ...(name && { name }),
  });

export function addEvent(calendar: ICalCalendar, event: WrittenEvent): void {
  const { uid, sequence, stamp, changedAt, subject, start, end, place, text, link, isCancelled, remindsBefore } = event;
  const written = calendar.createEvent({
    id: uid,
    sequence,
    stamp,
    start,
    end,
    summary: readable(subject),
    ...(place && { location: readable(place) }),
    ...(text && { description: readable(text) }),
    ...(link && { url: link }),
    ...(changedAt && { lastModified: changedAt }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(event.organiser && { organizer: named(event.organiser) }),
  });
  for (const { isAsked, ...person } of event.attendees ?? [])
    written.createAttendee({
      ...named(person),
      role: ICalAttendeeRole.REQ,
      rsvp: isAsked,
      status: isAsked ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    });
  // Outlook ignores a reminder at an instant, and one after the start.
  if (remindsBefore !== null && remindsBefore >= 0)
    written.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: remindsBefore / 1000,
      description: readable(subject),
    });
}

/** Milliseconds from the reminder of an activity to its start; null without one. */
export function reminderOf(
  { reminder, reminderDate, reminderTime }: Readonly<ActivityRecord>,
  { start }: ActivityEvent,
): number | null {
  const at = reminder ? instantOf(reminderDate, reminderTime) : null;
  return at && start.getTime() - at.getTime();
}

/** Without the control characters that the format does not allow. */
const readable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '');

/** The name of a person is in quotation marks, which it cannot contain. */
const named = ({ name, email }: Person): Person => ({
  name: name.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, ' '),
  email,
});
