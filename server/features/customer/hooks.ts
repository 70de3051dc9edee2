import { extendCustomer } from '../../generated/customer/hooks.gen.ts';
import { territoryOf } from '../common/territory.ts';

export default extendCustomer({
  derive: {
    /** In a call, a number is the id of a customer whose post code is looked up (AMB-035). */
    async territory({ postCode }, { records, user, asked }) {
      if (!asked || !postCode || !/^\d+$/.test(postCode)) return territoryOf(postCode, records);
      user.require({ permission: 'ViewCustomers' });
      const customer = await asked(postCode);
      return territoryOf(customer.postCode as string | null, records);
    },
    status: ({ active, requireApproval }) => (!active ? 'Inactive' : requireApproval ? 'Awaiting approval' : 'Active'),
  },
  /** A customer created by anyone but an Admin awaits approval. Only an Admin approves (AMB-043, PER-041). */
  validate(change, { user }) {
    if (change.isNew) change.after.requireApproval = !user.isAdmin;
    else if (change.turnedOff('requireApproval')) user.require({ roleName: 'Admin' });
  },
});
