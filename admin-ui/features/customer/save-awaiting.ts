import { customer as resource } from '../../generated/customer.gen.tsx';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { call, type Answer } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Saves a customer that keeps awaiting approval (AMB-038). Fields that the server derives are not sent. */
export function putAwaiting({ customerId }: Customer, changes: WireRecord): Promise<Answer<Customer>> {
  const body = Object.fromEntries(Object.entries(changes).filter(([name]) => !resource.fields[name]?.derived));
  return call<Customer>(`custreqapproval/${customerId}`, { method: 'PUT', body });
}
