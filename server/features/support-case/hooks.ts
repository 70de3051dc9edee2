import { supportCaseStatusKeys } from '../../generated/support-case-status/codes.gen.ts';
import { extendSupportCase } from '../../generated/support-case/hooks.gen.ts';

export default extendSupportCase({
  /** A case begins as new, whatever its form says (AMB-016). */
  async onInput(change, { records }) {
    if (!change.isNew) return;
    const [status] = await records.find('supportCaseStatus', { id: supportCaseStatusKeys.New });
    change.after.status = (status ?? null) as typeof change.after.status;
  },
});
