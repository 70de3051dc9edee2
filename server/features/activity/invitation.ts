import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { senderOf } from '../../services/mail/transport.ts';
import { isSame } from '../../services/save/change.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { letterheadOf, senderIn } from '../common/letterhead.ts';
import { addEvent, newCalendar, reminderOf } from './calendar.ts';
import { copiesOf, type Copy } from './copies.ts';
import { eventsOf, hasTime, isCancelled, isDone, linkTo } from './event.ts';
import { bodyOf, subjectOf, textFor } from './invitation-text.ts';

type Activity = Readonly<ActivityRecord>;
type Mailed = (address: string) => boolean;

const outside = [
  'subject',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'place',
  'activityType',
  'customer',
  'contact',
  'opportunity',
  'invitationText',
] as const;
const inside = [...outside, 'notes'] as const;
const own = [...inside, 'reminder', 'reminderDate', 'reminderTime', 'invitedContacts', 'invitedUsers'] as const;

/** What each reader sees. A change to one of these fields is sent again to those who see it. */
const seen = { outside, inside, own };

/** All fields that decide who gets a mail. */
const decisive = [...own, 'user', 'activityStatus'] as const;

const everybody: Mailed = () => true;

/**
 * Keeps calendars up to date: sends invitations, changes and cancellations by mail, to those whom the activity invites,
 * and to its user if that user has switched it on (createOutlookActivity). Who has been invited before and sees no change
 * gets no mail, also if others are invited or left out. Call inside the transaction of the save.
 * @param isMailed for an undo: whether the mail to an address may have been sent; nobody else is told
 */
export async function invite(
  before: Activity | null,
  after: Activity,
  context: SaveContext,
  isMailed: Mailed = everybody,
): Promise<void> {
  const changed = new Set<string>(decisive.filter((name) => !isSame(before?.[name] ?? null, after[name] ?? null)));
  if (before && !changed.size) return;
  const was = before && isPlanned(before) ? await copiesOf(before, context) : [];
  const is = hasTime(after) && !isCancelled(after) ? await copiesOf(after, context) : [];
  const gone = was.filter((copy) => !has(is, copy) && isMailed(copy.email));
  await send('CANCEL', { activity: before!, copies: gone, all: was, was, sequence: after.version }, context);
  // A completed activity stays in the calendar as it is.
  if (!isPlanned(after)) return;
  const sees = ({ reader }: Copy) => seen[reader].some((name) => changed.has(name));
  const news = is.filter((copy) => isMailed(copy.email) && (!has(was, copy) || sees(copy)));
  await send('REQUEST', { activity: after, copies: news, all: is, was, sequence: after.version }, context);
}

/** Cancels the events of a deleted activity. */
export async function uninvite(activity: Activity, context: SaveContext, isMailed = everybody): Promise<void> {
  if (!isPlanned(activity)) return;
  const all = await copiesOf(activity, context);
  const copies = all.filter(({ email }) => isMailed(email));
  await send('CANCEL', { activity, copies, all, was: all, sequence: activity.version + 1 }, context);
}

const isPlanned = (activity: Activity): boolean => hasTime(activity) && !isCancelled(activity) && !isDone(activity);

const has = (copies: readonly Copy[], { uid, email }: Copy): boolean =>
  copies.some((one) => one.uid === uid && one.email === email);

interface Sending {
  readonly activity: Activity;
  /** Those that are sent. */
  readonly copies: readonly Copy[];
  /** All of the activity. */
  readonly all: readonly Copy[];
  /** Those that there were before. */
  readonly was: readonly Copy[];
  readonly sequence: number;
}

async function send(
  method: 'REQUEST' | 'CANCEL',
  { activity, copies, all, was, sequence }: Sending,
  context: SaveContext,
): Promise<void> {
  if (!copies.length) return;
  const { clock, outbox, records, registry, settings } = context;
  const event = (await eventsOf([activity], { records, registry })).get(activity.activityId)!;
  const user = (await records.one('user', activity.user!.key))!;
  const organiser = { name: user.fullName!, email: user.email! };
  const sender = senderOf(settings);
  const invited = all.filter(({ reader }) => reader !== 'own');
  const isCancellation = method === 'CANCEL';
  const link = linkTo(activity, settings.publicUrl);
  const from = senderIn(await letterheadOf(activity.mbpBranch, records));
  for (const copy of copies) {
    const { uid, email, reader } = copy;
    const isOwn = reader === 'own';
    const text = isCancellation ? '' : textFor(reader, { activity, event, invited, link });
    const calendar = newCalendar(method);
    addEvent(calendar, {
      ...event,
      uid,
      sequence,
      stamp: clock.now(),
      text,
      link: reader === 'outside' ? null : link,
      isCancelled: isCancellation,
      remindsBefore: isOwn && !isCancellation ? reminderOf(activity, event) : null,
      // Outlook and Google do not take an invitation from oneself, so the user's own comes from the product.
      organiser: isOwn ? { name: sender.name || 'Branchline', email: sender.address } : organiser,
      // A cancellation names only those whom it is for (RFC 5546).
      attendees: (isOwn || isCancellation ? [copy] : invited).map((one) => ({
        ...one,
        isAsked: !isOwn && !isCancellation,
      })),
    });
    await outbox.add({
      to: email,
      ...(!isOwn && { ...from, replyTo: organiser.email }),
      subject: subjectOf(method, { isOwn, isKnown: has(was, copy) }, event),
      text: isOwn ? bodyOf.own(activity) : bodyOf.invited(method, event, text, organiser),
      event: { method, content: calendar.toString() },
      ...purposeOf(reader, method, activity),
    });
  }
}

/** A mail that a contact does not get is reported. A colleague gets one only while allowed to read the activity. */
function purposeOf(reader: Copy['reader'], method: 'REQUEST' | 'CANCEL', { activityId }: Activity) {
  const record = { entity: 'activity', id: activityId };
  if (reader === 'outside') return { sentFor: record };
  return reader === 'inside' && method === 'REQUEST' ? { about: record } : {};
}
