import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../platform/data/http.ts';
import type { DialogShape, WireRecord } from '../../platform/model/resource.ts';
import { allows } from '../../platform/session/rules.ts';
import { session } from '../../platform/session/session.ts';

/** What others than an Admin see of a customer that awaits approval: the quick dialog (AMB-044). */
const reduced: Partial<DialogShape> = {
  layout: [
    ['custName'],
    ['address1', 'address2'],
    ['address3', 'cityTown', 'postCode'],
    ['region', 'mbpBranch', 'salesExec'],
    ['customerType', 'phoneNo', 'email'],
    ['mainNotes'],
  ],
  readOnly: ['region', 'mbpBranch', 'salesExec'],
  star: ['custName'],
  require: {},
};

/** Admin is a role by its name (PER-041). */
export const isAdmin = (): boolean => allows(session.get(), { roleName: 'Admin' });

const isReduced = ({ requireApproval }: Customer): boolean => Boolean(requireApproval) && !isAdmin();

export const shapeFor = (customer: Customer) => (isReduced(customer) ? reduced : null);

/** It goes on awaiting approval; what is derived the server derives (AMB-038). */
export function saveAwaiting(customer: Customer, changes: WireRecord): Promise<Customer> | null {
  if (!isReduced(customer)) return null;
  const body = Object.fromEntries(Object.entries(changes).filter(([name]) => !reduced.readOnly!.includes(name)));
  return call<Customer>(`custreqapproval/${customer.customerId}`, { method: 'PUT', body }).then(({ json }) => json);
}
