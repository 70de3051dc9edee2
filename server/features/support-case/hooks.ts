import { supportCaseStatusKeys } from '../../generated/support-case-status/codes.gen.ts';
import { supportCaseStatus } from '../../generated/support-case-status/entity.gen.ts';
import { extendSupportCase } from '../../generated/support-case/hooks.gen.ts';
import { attachment } from '../../generated/attachment/entity.gen.ts';
import type { AttachmentRecord } from '../../generated/attachment/record.gen.ts';
import type { SupportCaseRecord } from '../../generated/support-case/record.gen.ts';
import { isUnowned } from '../../services/access/closed.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { tellAboutCase } from '../common/support.ts';

export default extendSupportCase({
  /** A new case gets the status New, whatever was sent (AMB-016). */
  async validate(change, { records }) {
    if (!change.isNew) return;
    change.after.status = await records.reference(supportCaseStatus, { id: supportCaseStatusKeys.New });
  },
  /** Tells the person who reported the problem about a new status or resolution. */
  async inTransaction(change, context) {
    const { after, isNew } = change;
    if (change.changed('screenshot')) await takeScreenshot(after, context);
    if (isNew || !after.loggedInUser || !(change.changed('status') || change.changed('resolution'))) return;
    const { resolution } = after;
    const status = `${context.user.facts.fullName} set it to ${after.status!.display}.`;
    await tellAboutCase(context, after, [after.loggedInUser.key], {
      what: `Your support case is ${after.status!.display}`,
      text: [...(change.changed('status') ? [status] : []), ...(resolution ? [resolution] : [])].join('\n\n'),
    });
  },
});

/** Makes the screenshot belong to its case, so that those who may read the case may see it, and nobody else (AMB-115). */
async function takeScreenshot({ id, description, screenshot }: SupportCaseRecord, { bulk, user }: SaveContext) {
  const supportCase = { key: id, display: description };
  const owned = (file: AttachmentRecord) => (isUnowned(attachment, file) ? { supportCase } : null);
  await bulk.change(attachment, [screenshot!.key], owned, user);
}
