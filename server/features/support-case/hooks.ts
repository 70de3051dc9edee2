import { extendSupportCase } from '../../generated/support-case/hooks.gen.ts';

export default extendSupportCase({
  /** A case begins as new, whatever its form says (AMB-016). */
  async validate(change, { records }) {
    if (!change.isNew) return;
    const [status] = await records.find('supportCaseStatus', { name: 'NEW' });
    change.after.status = (status ?? null) as typeof change.after.status;
  },
});
