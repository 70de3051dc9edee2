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
  deals.forEach((deal) => keepLastActivity(deal, activity, scene));
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

/** Sets the date of the latest activity at an enquiry and its quotations, as a saved activity does. */
function keepLastActivity({ enquiry, quotations }: Deal, activities: readonly WireRecord[], { around }: Scene) {
  const own = activities.filter(({ opportunity }) => (opportunity as WireRecord | null)?.oppId === enquiry.oppId);
  const lastActivityDate = latestDay(own, around.calendar);
  for (const record of [enquiry, ...quotations.map((one) => one.record)]) Object.assign(record, { lastActivityDate });
}

/** The day of the latest of these activities; null if there is none. */
export function latestDay(activities: readonly WireRecord[], calendar: Surroundings['calendar']): string | null {
  const days = activities.map(({ dateCreated }) => calendar.offsetOf(dateCreated as string));
  return days.length ? calendar.day(Math.max(...days)) : null;
}
