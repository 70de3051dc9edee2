import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import type { Entity, RecordOf, Reference } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records, Where } from '../../core/records/records.ts';
import { instantOf } from '../../core/time/moment.ts';
import { addressOf } from '../common/address.ts';
import { companyInWords, personInWords } from '../../core/names.ts';

/** What calendars show of an activity. */
export interface ActivityEvent {
  readonly subject: string;
  readonly start: Date;
  readonly end: Date;
  readonly place: string | null;
  /** Customer, and contact with telephone number: a line each. */
  readonly about: readonly string[];
}

/** Length of an event without an end, in milliseconds. */
const usualLength = 30 * 60_000;

/** Whether an activity has a time, and a person in whose calendar it belongs. */
export const hasTime = ({ startDate, startTime, user }: Readonly<ActivityRecord>): boolean =>
  startDate !== null && startTime !== null && user !== null;

export const isDone = ({ activityStatus }: Readonly<ActivityRecord>): boolean =>
  activityStatus?.key === activityStatusKeys.Completed;

export const isCancelled = ({ activityStatus }: Readonly<ActivityRecord>): boolean =>
  activityStatus?.key === activityStatusKeys.Cancelled;

/** Address of the page of an activity. */
export const linkTo = ({ activityId }: Readonly<ActivityRecord>, publicUrl: string): string =>
  `${publicUrl}/activities/${activityId}/detail`;

/**
 * The events of activities that have a time, by key.
 * @param activities any number of them; the records that they refer to are read together
 */
export async function eventsOf(
  activities: readonly Readonly<ActivityRecord>[],
  services: { readonly records: Records; readonly registry: Registry },
): Promise<Map<number, ActivityEvent>> {
  const timed = activities.filter(hasTime);
  const [customers, contacts, enquiries] = [
    await referred(
      'customer',
      timed.map(({ customer }) => customer),
      services,
    ),
    await referred(
      'contact',
      timed.map(({ contact }) => contact),
      services,
    ),
    await referred(
      'enquiry',
      timed.map(({ opportunity }) => opportunity),
      services,
    ),
  ];
  return new Map(
    timed.map((activity) => {
      const customer = customers.get(activity.customer?.key ?? 0);
      const contact = contacts.get(activity.contact?.key ?? 0);
      const site = enquiries.get(activity.opportunity?.key ?? 0);
      const isCall = activity.activityType?.key === activityTypeKeys.Call;
      const address = isCall ? undefined : (site ?? customer ?? contact);
      const person = contact && [personInWords(contact.contactName!), contact.phoneNo].filter(Boolean).join(', ');
      const about = [
        ...(customer ? [`Customer: ${companyInWords(customer.custName!)}`] : []),
        ...(person ? [`Contact: ${person}`] : []),
      ];
      const place = activity.place ?? (address ? addressOf(address).map(companyInWords).join(', ') : null);
      return [activity.activityId, { subject: activity.subject ?? '', ...times(activity), place, about }];
    }),
  );
}

/** Instants in UTC. The end is never before the start, as it may be in old data. */
function times({ startDate, startTime, endDate, endTime }: Readonly<ActivityRecord>) {
  const start = instantOf(startDate, startTime)!;
  const end = instantOf(endDate, endTime);
  return { start, end: end && end >= start ? end : new Date(start.getTime() + usualLength) };
}

async function referred<E extends Entity>(
  entity: E,
  references: readonly (Reference | null)[],
  { records, registry }: { readonly records: Records; readonly registry: Registry },
): Promise<Map<number, RecordOf<E>>> {
  const keys = [...new Set(references.flatMap((one) => one?.key ?? []))];
  const { key } = registry.definition(entity);
  const found = new Map<number, RecordOf<E>>();
  for (let at = 0; at < keys.length; at += 1000)
    for (const record of await records.find(entity, { [key]: keys.slice(at, at + 1000) } as Where<RecordOf<E>>))
      found.set((record as Record<string, unknown>)[key] as number, record);
  return found;
}
