import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { session } from '../../core/session/session.ts';
import type { Scope } from './use-customer-search.ts';

/** A customer: at least what a reference has. */
export type Chosen = Pick<Customer, 'customerId' | 'custName'> & Partial<Customer>;

export type ChosenContact = Pick<Contact, 'contactId' | 'contactName'> & Partial<Contact>;

export type Step = 'customers' | 'contacts';

/** The user's region, else their branch, else all (BEH-085). */
export function usualScope(): Scope {
  const { defRegion, defBranch } = session.get()!.profile;
  if (defRegion) return 1;
  return defBranch ? 2 : 0;
}
