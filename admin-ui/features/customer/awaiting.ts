import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { session } from '../../core/session/session.ts';

/** Fields that the server derives, so they are not sent. */
const derived: readonly string[] = ['region', 'mbpBranch', 'salesExec'];

/** Admin is a role by its name (PER-041). */
export const isAdmin = (): boolean => allows(session.get(), { roleName: 'Admin' });

const isReduced = ({ requireApproval }: Customer): boolean => Boolean(requireApproval) && !isAdmin();

/** What others than an Admin see of a customer that awaits approval (AMB-044). */
export const dialogFor = (customer: Customer) => (isReduced(customer) ? 'quick' : null);

/** Saves the changes of a customer that keeps awaiting approval (AMB-038). Null if the usual call saves them. */
export function saveAwaiting(customer: Customer, changes: WireRecord): Promise<Customer> | null {
  if (!isReduced(customer)) return null;
  const body = Object.fromEntries(Object.entries(changes).filter(([name]) => !derived.includes(name)));
  return call<Customer>(`custreqapproval/${customer.customerId}`, { method: 'PUT', body }).then(({ json }) => json);
}
