import type { WireRecord } from '../../core/records/records.ts';
import * as talk from '../data/work-words.ts';
import type { Deal } from './enquiries.ts';
import { weighted } from './random.ts';
import type { Scene } from './scene.ts';
import type { Person } from './surroundings.ts';

type Status = 'Task' | 'Upcoming' | 'Overdue' | 'Rescheduled' | 'Completed' | 'Cancelled';

const kinds = weighted([
  ['Task', 2],
  ['Meeting', 3],
  ['Call', 5],
]);
const statuses = weighted<Status>([
  ['Completed', 58],
  ['Upcoming', 18],
  ['Overdue', 8],
  ['Rescheduled', 8],
  ['Cancelled', 8],
]);

/** An activity with a customer. Its status is one that the flow can reach (STA-017). */
export function activityOf(scene: Scene, contacts: readonly WireRecord[], deals: readonly Deal[]): WireRecord {
  const { random, customer, customerRef, age, keeper, around, next, day } = scene;
  const { calendar, lists } = around;
  const kind = kinds(random);
  const isTask = kind === 'Task';
  const status = isTask ? (random.chance(0.6) ? 'Task' : 'Completed') : statuses(random);
  const isAhead = status === 'Upcoming' || status === 'Rescheduled' || status === 'Task';
  const start = isAhead
    ? calendar.workday(random.between(1, 30))
    : calendar.workday(-random.between(1, Math.min(age - 3, status === 'Overdue' ? 14 : 400)));
  const reminderAt = isAhead && random.chance(0.4) ? start - random.between(0, 7) : null;
  // It was planned before its start and its reminder, but not before the customer was added.
  const planned = Math.min(age, random.between(1, 14) + Math.max(0, -Math.min(start, reminderAt ?? start)));
  const user: Person = random.chance(0.8) ? keeper : random.pick(around.staff);
  const contact = random.pick(contacts);
  const deal = random.chance(0.6) ? deals.find(({ receivedAgo }) => receivedAgo >= planned) : undefined;
  const quote = deal?.quotations.findLast(({ ago }) => ago >= planned)?.record;
  const [hour, minutes] = [random.between(8, 16), random.pick([15, 30, 45])];
  const end = { date: calendar.day(start), time: `${pad(hour)}:${minutes}` };
  const isHeld = status === 'Completed' && !isTask;
  const changed = isAhead || status === 'Overdue' ? planned : -start;
  return {
    activityId: next('activity'),
    subject: random.pick(talk.subjects),
    dateCreated: day(planned),
    recordedOn: day(planned),
    activityType: around.named('activityType', kind),
    startDate: isTask ? null : end.date,
    startTime: isTask ? null : `${pad(hour)}:00`,
    endDate: isTask ? null : end.date,
    endTime: isTask ? null : end.time,
    duration: isTask ? 0 : minutes,
    deadlineDate: end.date,
    deadlineTime: end.time,
    dueOn: end.date,
    reminder: reminderAt !== null,
    reminderType: reminderAt === null ? null : random.pick(lists.reminderType),
    reminderDate: reminderAt === null ? null : calendar.day(reminderAt),
    reminderTime: reminderAt === null ? null : '07:30',
    activityStatus: around.named('activityStatus', status),
    activityResult: isHeld ? random.pick(lists.activityResult) : null,
    resultNotes: isHeld ? random.pick(talk.resultNotes) : status === 'Cancelled' ? random.pick(talk.cancelled) : null,
    customer: customerRef,
    contact: { contactId: contact.contactId, contactName: contact.contactName },
    opportunity: deal?.enquiryRef ?? null,
    quote: quote ? { quoteVerId: quote.quoteVerId, sQuoteNo: quote.sQuoteNo } : null,
    user,
    supervisor: user.supervisor,
    mbpBranch: customer.mbpBranch,
    notes: random.chance(0.25) ? random.pick(talk.remarks) : null,
    completed: status === 'Completed',
    ...scene.stamps(planned, Math.min(planned, changed), user),
  };
}

const pad = (hour: number) => String(hour).padStart(2, '0');
