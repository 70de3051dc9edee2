import type { CustomerBranchSlots } from '../../generated/customer-branch.gen.tsx';
import type { CustomerBranch } from '../../../schemas/generated/customer-branch.gen.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** The text after this prefix is meant for users (AMB-099). */
const prefix = 'RuntimeException: ';

const post = (path: string, body: WireRecord) => call<CustomerBranch>(path, { method: 'POST', body });

/** Accounts are added by a call of the customer, and saved by the call of the customer group (AMB-039). */
export default {
  'save.create': ({ customer, ...values }) =>
    post(`addCustomerMBPBranch/${keyOf(customer)}`, values).catch((error: Error & { status?: number }) => {
      const [, message] = error.message.split(prefix);
      if (message) error.message = message;
      else if (!error.status || error.status >= 500) failedLoads.add('addCustomerMBPBranch');
      throw error;
    }),
  'save.update': ({ customer, custBranchId }, changes) =>
    post(`customergroup/${customer!.customerId}`, { custBranchId, ...changes }),
} satisfies CustomerBranchSlots;
