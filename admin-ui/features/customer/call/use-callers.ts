import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { Contact } from '../../../../schemas/generated/contact.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import { call } from '../../../core/data/http.ts';
import type { LogRequest } from '../../../crud/actions/log-dialog.ts';

/** Somebody who has the number. */
export interface Caller {
  readonly name: string;
  /** Of a contact, the customer; of a customer, the town. */
  readonly detail: string;
  /** The page of the customer, or that of a contact without one. */
  readonly path: string;
  readonly about: NonNullable<LogRequest['about']>;
}

interface Found {
  readonly kind: string;
  readonly rows: readonly unknown[];
}

/** Contacts and customers with a number, in whichever form it is stored. A customer whose contact has it is not named twice. */
export function useCallers(number: string) {
  const { data, error, refetch } = useQuery<readonly Caller[], HttpError>({
    queryKey: ['search', 'callers', number],
    enabled: number !== '',
    retry: false,
    queryFn: async () => {
      const query = new URLSearchParams({ text: number.slice(0, 40), kinds: 'contact,customer', rows: '20' });
      const { json } = await call<Found[]>(`search?${query}`);
      const rows = <T>(kind: string) => (json.find((one) => one.kind === kind)?.rows ?? []) as readonly T[];
      const contacts = rows<Contact>('contact');
      const named = new Set(contacts.map(({ customer }) => customer?.customerId));
      const customers = rows<Customer>('customer').filter(({ customerId }) => !named.has(customerId));
      return [...contacts.map(ofContact), ...customers.map(ofCustomer)];
    },
  });
  return { callers: data, error, retry: () => void refetch() };
}

const ofContact = (contact: Contact): Caller => ({
  name: contact.contactName ?? '',
  detail: contact.customer?.custName ?? '',
  path: contact.customer ? `/customers/${contact.customer.customerId}/detail` : `/contacts/${contact.contactId}/detail`,
  about: { entity: 'contact', record: contact },
});

const ofCustomer = (customer: Customer): Caller => ({
  name: customer.custName ?? '',
  detail: customer.cityTown?.cityTownName ?? '',
  path: `/customers/${customer.customerId}/detail`,
  about: { entity: 'customer', record: customer },
});
