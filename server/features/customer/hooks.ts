import type { CustomerHooks } from '../../generated/customer.gen.ts';
import { notify } from '../common/alerts.ts';
import { territoryOf } from '../common/territory.ts';

export default {
  derive: {
    /** In a call, a number is the id of a customer whose post code is looked up (AMB-035). */
    async territory({ postCode }, { records, user, readable }) {
      if (!readable || !postCode || !/^\d+$/.test(postCode)) return territoryOf(postCode, records);
      user.require({ permission: 'ViewCustomers' });
      const customer = await readable(postCode);
      return territoryOf(customer.postCode as string | null, records);
    },
    status: ({ active, requireApproval }) => (!active ? 'Inactive' : requireApproval ? 'Awaiting approval' : 'Active'),
  },
  /** A customer created by anyone but an Admin awaits approval. Only an Admin approves (AMB-043, PER-041). */
  validate(change, { user }) {
    if (change.isNew) change.after.requireApproval = !user.isAdmin;
    else if (change.turnedOff('requireApproval')) user.require({ roleName: 'Admin' });
  },
  /** Tells each Admin of a new customer that awaits approval. */
  async inTransaction({ isNew, after }, context) {
    if (!isNew || !after.requireApproval) return;
    const { records } = context;
    const { customerId, custName } = after;
    const admin = await records.find('role', { roleName: 'Admin', active: true });
    for (const { id } of await records.find('user', { role: admin.map((role) => role.id), status: 'ACTIVE' }))
      await notify(context, id, {
        source: 'CUSTOMER',
        sourceId: customerId,
        text: `Customer awaiting approval: ${custName}`,
        link: `/customers/${customerId}/detail`,
        mail: { text: `${context.user.facts.fullName} added ${custName}, which awaits approval.` },
      });
  },
} satisfies CustomerHooks;
