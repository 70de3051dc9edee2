import { customer as resource } from '../../generated/customer/resource.gen.ts';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Saves a customer that keeps awaiting approval (AMB-038). Fields that the server derives are not sent. */
export async function putAwaiting({ customerId }: Customer, changes: WireRecord): Promise<Customer> {
  const body = Object.fromEntries(Object.entries(changes).filter(([name]) => !resource.fields[name]?.derived));
  const { json } = await call<Customer>(`custreqapproval/${customerId}`, { method: 'PUT', body });
  return json;
}
