import { supportCaseStatusKeys } from '../../generated/support-case-status/codes.gen.ts';
import { supportCaseStatus } from '../../generated/support-case-status/entity.gen.ts';
import { extendSupportCase } from '../../generated/support-case/hooks.gen.ts';

export default extendSupportCase({
  /** A new case gets the status New, whatever was sent (AMB-016). */
  async validate(change, { records }) {
    if (!change.isNew) return;
    change.after.status = await records.reference(supportCaseStatus, { id: supportCaseStatusKeys.New });
  },
});
