import { expect } from '@jest/globals';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly subject: string;
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
  readonly text: string | null;
  readonly link: string | null;
  readonly status: string;
  /** Name and address: `Ian Internal <internal@demo.branchline.example>`. */
  readonly organiser: string | null;
  /** The same, with what each has answered: `Ada Byron <ada@people.example> NEEDS-ACTION`. */
  readonly attendees: readonly string[];
}

export interface ReadCalendar {
  readonly method: string;
  readonly name: string | null;
  readonly events: readonly ReadEvent[];
  /** Triggers of all reminders: `-PT30M`. */
  readonly reminders: readonly string[];
}

const addressOf = (uri: string) => uri.replace(/^mailto:/i, '');

/**
 * Reads a calendar with two libraries that know nothing of each other, and expects the same from both. Also checks what
 * they forgive: line breaks, and lines of at most 75 bytes.
 */
export function readCalendar(text: string): ReadCalendar {
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const read = byIcalJs(text);
  const others = read.events.map((event): Partial<ReadEvent> => ({ ...event, attendees: undefined! }));
  expect(byNodeIcal(text)).toEqual(others.toSorted(byUid));
  return read;
}

const byUid = (a: { uid?: string }, b: { uid?: string }) => a.uid!.localeCompare(b.uid!);

function byIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (of: InstanceType<typeof ICAL.Component>, name: string) =>
    (of.getFirstPropertyValue(name) ?? null) as any;
  const person = (property: any) => `${property.getParameter('cn')} <${addressOf(String(property.getFirstValue()))}>`;
  const events = calendar.getAllSubcomponents('vevent').map((event): ReadEvent => {
    const organiser = event.getFirstProperty('organizer');
    return {
      uid: value(event, 'uid'),
      sequence: value(event, 'sequence'),
      subject: value(event, 'summary'),
      start: value(event, 'dtstart').toJSDate().toISOString(),
      end: value(event, 'dtend').toJSDate().toISOString(),
      place: value(event, 'location'),
      text: value(event, 'description'),
      link: value(event, 'url'),
      status: value(event, 'status'),
      organiser: organiser && person(organiser),
      attendees: event.getAllProperties('attendee').map((one) => `${person(one)} ${one.getParameter('partstat')}`),
    };
  });
  const alarms = calendar.getAllSubcomponents('vevent').flatMap((event) => event.getAllSubcomponents('valarm'));
  return {
    method: value(calendar, 'method'),
    name: value(calendar, 'x-wr-calname'),
    events,
    reminders: alarms.map((alarm) => String(value(alarm, 'trigger'))),
  };
}

function byNodeIcal(text: string): Omit<ReadEvent, 'attendees'>[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is any => one?.type === 'VEVENT');
  const plain = (one: any): any => (one === undefined ? null : typeof one === 'object' ? one.val : one);
  return events
    .map((event) => ({
      uid: event.uid,
      sequence: Number(event.sequence),
      subject: plain(event.summary),
      start: event.start.toISOString(),
      end: event.end.toISOString(),
      place: plain(event.location),
      text: plain(event.description),
      link: plain(event.url),
      status: event.status,
      organiser: event.organizer
        ? `${event.organizer.params.CN.replaceAll('"', '')} <${addressOf(event.organizer.val)}>`
        : null,
    }))
    .toSorted(byUid);
}
