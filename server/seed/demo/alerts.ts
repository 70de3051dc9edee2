import type { WireRecord } from '../../core/records/records.ts';
import type { Scene } from './scene.ts';
import type { Person } from './surroundings.ts';
import type { Work } from './kinds.ts';

/** Alerts for the demo users about a customer: notes, reminders, overdue and expiring work, approvals. */
export function alertsOf(scene: Scene, { note, activity, quotation }: Omit<Work, 'alert'>): WireRecord[] {
  const { customer, age, around } = scene;
  const { calendar } = around;
  const offsetOf = (date: unknown) => calendar.offsetOf(date as string);
  const alerts: WireRecord[] = [];
  const add = (user: unknown, source: string, sourceId: unknown, alertDesc: string, ago: number, isSeen = false) => {
    const person = around.demoUsers.find(({ id }) => id === (user as Person | null)?.id);
    if (person) alerts.push(alertOf(scene, person, { source, sourceId, alertDesc }, ago, isSeen));
  };
  for (const { custNoteId, noteHeader, assignFor, createdBy, dateCreated, noteRead } of note)
    if ((assignFor as Person | null)?.id !== (createdBy as Person).id)
      add(assignFor, 'NOTE', custNoteId, `Note: ${noteHeader as string}`, -offsetOf(dateCreated), noteRead as boolean);
  for (const { activityId, subject, activityStatus, user, reminderDate, startDate } of activity) {
    if (reminderDate && offsetOf(reminderDate) < 0)
      add(user, 'REMINDER', activityId, `Reminder: ${subject as string}`, -offsetOf(reminderDate));
    if ((activityStatus as WireRecord).statusName === 'Overdue')
      add(user, 'ACTIVITY', activityId, `Overdue: ${subject as string}`, -offsetOf(startDate) - 1);
  }
  for (const { quoteVerId, sQuoteNo, quoteStatus, expiryDate, chaseBy } of quotation)
    if ((quoteStatus as WireRecord).statusName === 'Active' && offsetOf(expiryDate) < 30)
      add(
        chaseBy,
        'QUOTE',
        quoteVerId,
        `Quotation ${sQuoteNo as string} expires on ${expiryDate as string}`,
        Math.max(0, 29 - offsetOf(expiryDate)),
      );
  // The first demo user is the Admin, who approves customers.
  if (customer.requireApproval)
    add(
      around.demoUsers[0],
      'CUSTOMER',
      customer.customerId,
      `Customer awaiting approval: ${customer.custName as string}`,
      age,
    );
  return alerts;
}

function alertOf(
  { random, around, next, customer }: Scene,
  user: Person,
  what: WireRecord,
  ago: number,
  isRead: boolean,
) {
  const alertSeen = isRead || (ago > 14 && random.chance(0.6));
  return {
    id: next('alert'),
    ...what,
    customerName: customer.custName,
    user,
    dateCreated: around.calendar.instant(-ago, ago ? '09:15' : '00:05'),
    alertSeen,
    archived: alertSeen && random.chance(0.3),
  };
}
