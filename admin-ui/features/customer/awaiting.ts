import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import type { Answer } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { session } from '../../core/session/session.ts';

/** The Admin role is known by its name (PER-041). */
export const isAdmin = (): boolean => allowsChange(session.get(), { roleName: 'Admin' });

const isReduced = ({ requireApproval }: Customer): boolean => Boolean(requireApproval) && !isAdmin();

/** Users other than an Admin get a shorter form for a customer that awaits approval (AMB-044). */
export const dialogFor = (customer: Customer) => (isReduced(customer) ? 'quick' : null);

/** Saves the changes of a customer that keeps awaiting approval (AMB-038). Null if the usual call saves them. */
export function saveAwaiting(customer: Customer, changes: WireRecord): Promise<Answer<Customer>> | null {
  if (!isReduced(customer)) return null;
  // Imported here, because the resource imports the slots, and they this file.
  return import('./save-awaiting.ts').then(({ putAwaiting }) => putAwaiting(customer, changes));
}
