import type { WireRecord } from '../../core/records/records.ts';
import { accountsOf } from './accounts.ts';
import { activityOf } from './activities.ts';
import { alertsOf } from './alerts.ts';
import { attachmentsOf } from './attachments.ts';
import { contactsOf } from './contacts.ts';
import { dealOf, type Deal } from './enquiries.ts';
import type { Work } from './kinds.ts';
import { noteOf } from './notes.ts';
import { salesOf } from './sales.ts';
import { sceneOf, type Scene } from './scene.ts';
import { demoCustomers, hasAccounts, hasNote, hasSales, shareOf } from './shares.ts';
import type { Surroundings } from './surroundings.ts';

/** The work with a customer; the same in every run on one day. `next` gives the keys. */
export function workWith(customer: WireRecord, around: Surroundings, next: Scene['next']): Work {
  const scene = sceneOf(customer, around, next);
  const { i } = scene;
  const share = shareOf(i);
  const contact = contactsOf(scene, share.contacts);
  const deals = share.versions.map((versions) => dealOf(scene, contact[0]!, versions));
  const activity = Array.from({ length: share.activities }, () => activityOf(scene, contact, deals));
  deals.forEach((deal) => keepDays(deal, activity, scene));
  const quotation = deals.flatMap(({ quotations }) => quotations.map(({ record }) => record));
  const work = {
    contact,
    customerBranch: hasAccounts(i) ? accountsOf(scene) : [],
    enquiry: deals.map(({ enquiry }) => enquiry),
    quotation,
    activity,
    note: hasNote(i) ? [noteOf(scene, contact, deals)] : [],
    attachment: i <= demoCustomers ? attachmentsOf(scene, deals) : [],
    ...(hasSales(i) ? salesOf(scene) : { actualSales: [], salesForecast: [] }),
  };
  return { ...work, alert: i <= demoCustomers ? alertsOf(scene, work) : [] };
}

/** Sets the days of the latest and the next activity at an enquiry and its quotations, as a saved activity does. */
function keepDays({ enquiry, quotations }: Deal, activities: readonly WireRecord[], { around }: Scene) {
  const own = activities.filter(({ opportunity }) => (opportunity as WireRecord | null)?.oppId === enquiry.oppId);
  const lastActivityDate = latestDay(own, around.calendar);
  for (const record of [enquiry, ...quotations.map((one) => one.record)]) Object.assign(record, { lastActivityDate });
  enquiry.nextStep = nextStep(own, around);
}

/** The day of the latest of these activities; null if there is none. */
export function latestDay(activities: readonly WireRecord[], calendar: Surroundings['calendar']): string | null {
  const days = activities.map(({ dateCreated }) => calendar.offsetOf(dateCreated as string));
  return days.length ? calendar.day(Math.max(...days)) : null;
}

/** The day of the next of these activities that is still to do; null if there is none. */
export function nextStep(activities: readonly WireRecord[], { calendar, named }: Surroundings): string | null {
  const done = ['Completed', 'Cancelled'].map((status) => named('activityStatus', status));
  const open = activities.filter(({ activityStatus }) => !done.includes(activityStatus as WireRecord));
  const days = open.map(({ dueOn }) => calendar.offsetOf(dueOn as string));
  return days.length ? calendar.day(Math.min(...days)) : null;
}

/** Pounds that the open ones of these enquiries are worth; null if none has a value. */
export function openValue(enquiries: readonly WireRecord[], { named }: Surroundings): number | null {
  const decided = ['Won', 'Lost', 'Cancelled', 'Closed'].map((status) => named('opportunityStatus', status));
  const open = enquiries.filter(({ opportunityStatus }) => !decided.includes(opportunityStatus as WireRecord));
  const pence = open.flatMap(({ quoteValue }) => (quoteValue ? [Math.round((quoteValue as number) * 100)] : []));
  return pence.length ? pence.reduce((sum, one) => sum + one, 0) / 100 : null;
}
