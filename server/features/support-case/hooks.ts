import { supportCaseStatusKeys } from '../../../schemas/generated/support-case-status.gen.ts';
import type { SupportCaseHooks, SupportCaseRecord } from '../../generated/support-case.gen.ts';
import type { AttachmentRecord } from '../../generated/attachment.gen.ts';
import { isUnowned } from '../../services/access/closed.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { tellAboutCase } from '../common/support.ts';

export default {
  /** A new case gets the status New, whatever was sent (AMB-016). */
  async validate(change, { records }) {
    if (!change.isNew) return;
    change.after.status = await records.reference('supportCaseStatus', { id: supportCaseStatusKeys.New });
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
} satisfies SupportCaseHooks;

/** Makes the screenshot belong to its case, so that those who may read the case may see it, and nobody else (AMB-115). */
async function takeScreenshot(
  { id, description, screenshot }: SupportCaseRecord,
  { bulk, registry, user }: SaveContext,
) {
  const attachment = registry.definition('attachment');
  const supportCase = { key: id, display: description };
  const owned = (file: AttachmentRecord) => (isUnowned(attachment, file) ? { supportCase } : null);
  await bulk.change(attachment, [screenshot!.key], owned, user);
}
