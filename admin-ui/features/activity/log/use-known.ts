import { useGetList } from 'react-admin';
import type { ActivityResult } from '../../../../schemas/generated/activity-result.gen.ts';
import type { ActivityType } from '../../../../schemas/generated/activity-type.gen.ts';
import type { Contact } from '../../../../schemas/generated/contact.gen.ts';
import { lookupStaleTime } from '../../../core/data/lookup-stale-time.ts';
import { lookupOf } from '../../../core/data/lookups.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { narrowedList } from '../../../crud/fields/reference.ts';
import type { Links } from './about.ts';

/** The choices of a list, as forms have them, and whether they are still loading. */
function useRows<T extends WireRecord>(entity: string, narrowed: WireRecord, enabled = true) {
  const { path, filter } = narrowedList(entity, narrowed);
  const { data, isLoading } = useGetList(entity, lookupOf(entity, path, filter), {
    enabled,
    staleTime: lookupStaleTime,
  });
  return [(data ?? none) as readonly T[], isLoading] as const;
}

const none: readonly WireRecord[] = [];

/** What a line may name: the types and results of activities, and the contacts of the customer. */
export function useKnown({ customer }: Pick<Links, 'customer'>) {
  const [types, typesLoad] = useRows<ActivityType>('activityType', { active: true });
  const [results, resultsLoad] = useRows<ActivityResult>('activityResult', { active: true });
  const id = customer?.customerId as number | undefined;
  const [contacts, contactsLoad] = useRows<Contact>('contact', { customer: id ?? 0 }, id !== undefined);
  return {
    isLoading: typesLoad || resultsLoad || contactsLoad,
    types: types.map((row) => ({ id: row.id, name: row.activityTypeName ?? '' })),
    results: results.map((row) => ({ ...row, name: row.resultDesc ?? '', code: row.resultCode ?? '' })),
    contacts: contacts.map((row) => ({ id: row.contactId, name: row.contactName ?? '' })),
  };
}

export type KnownRows = ReturnType<typeof useKnown>;
