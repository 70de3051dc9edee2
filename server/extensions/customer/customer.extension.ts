import { extendCustomer } from '../../generated/customer/hooks.gen.ts';
import { territoryOf } from './territory.ts';

export default extendCustomer({
  derive: {
    territory: ({ postCode }, { records }) => territoryOf(postCode, records),
    status: ({ active, requireApproval }) => (!active ? 'Inactive' : requireApproval ? 'Awaiting approval' : 'Active'),
  },
  /** A customer made by anyone but an Admin awaits approval; only an Admin approves (AMB-043, 1:151). */
  onInput(change, { user }) {
    if (change.isNew) change.after.requireApproval = !user.isAdmin;
    else if (change.turnedOff('requireApproval')) user.require({ roleName: 'Admin' });
  },
});
