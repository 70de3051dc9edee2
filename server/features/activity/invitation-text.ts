import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { zone } from '../../core/time/wall.gen.ts';
import type { Person } from './calendar.ts';
import type { Copy } from './copies.ts';
import type { ActivityEvent } from './event.ts';

interface Shown {
  readonly activity: Readonly<ActivityRecord>;
  readonly event: ActivityEvent;
  readonly invited: readonly Person[];
  readonly link: string;
}

/**
 * What the event says to a reader. Contacts, and colleagues who may not read the activity, get only the message to those
 * invited: the notes are written for colleagues, and the link leads nowhere without a right to read.
 */
export function textFor(reader: Copy['reader'], { activity, event, invited, link }: Shown): string {
  const message = activity.invitationText ?? '';
  if (reader === 'outside') return message;
  const names = reader === 'own' && invited.length ? [`Invited: ${invited.map(({ name }) => name).join(', ')}`] : [];
  const facts = [...event.about, ...names].join('\n');
  return [message, facts, activity.notes ?? '', link].filter(Boolean).join('\n\n');
}

/** The subject of the mail. The user's own is that of the activity, unless it is cancelled. */
export function subjectOf(
  method: 'REQUEST' | 'CANCEL',
  { isOwn, isKnown }: { readonly isOwn: boolean; readonly isKnown: boolean },
  { subject }: ActivityEvent,
): string {
  const invitation = isKnown ? 'Changed invitation: ' : 'Invitation: ';
  return `${method === 'CANCEL' ? 'Cancelled: ' : isOwn ? '' : invitation}${subject}`;
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zone });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
/** `Thursday 1 July 2027`: versions of Node differ in the comma. */
const dayOf = (instant: Date): string => `${weekdayFormat.format(instant)} ${dayFormat.format(instant)}`;
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });

/** The text of the mail, for programs that do not show the event. */
export const bodyOf = {
  own: ({ subject, startDate, startTime }: Readonly<ActivityRecord>): string =>
    `${subject}\n${dateToWire(startDate!)} ${startTime}\n`,

  invited(method: 'REQUEST' | 'CANCEL', event: ActivityEvent, text: string, organiser: Person): string {
    const { subject, start, end, place } = event;
    const [day, lastDay] = [dayOf(start), dayOf(end)];
    const until = `${day === lastDay ? '' : `${lastDay}, `}${timeFormat.format(end)}`;
    const what = method === 'CANCEL' ? 'This is cancelled' : `${organiser.name} invites you`;
    const when = `When: ${day}, ${timeFormat.format(start)} to ${until} (London time)`;
    const facts = place ? `${when}\nWhere: ${place}` : when;
    const parts = [`${what}: ${subject}`, facts, text, `${organiser.name}\n${organiser.email}`];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
  },
};
