import type { SupportCaseReplyHooks } from '../../generated/support-case-reply.gen.ts';
import { notFound } from '../../core/errors/errors.ts';
import { tellAboutCase } from '../common/support.ts';

export default {
  validate(change, { clock }) {
    if (change.isNew) change.after.repliedOn = clock.instant();
  },
  /** Tells everyone who has a part in the case: who reported it, replied to it, or changed it last. */
  async inTransaction({ after, isNew }, context) {
    if (!isNew) return;
    const { records, registry, user } = context;
    const about = await records.one('supportCase', after.supportCase!.key);
    if (!about) throw notFound(registry.definition('supportCase').title);
    const replies = await records.find('supportCaseReply', { supportCase: about.id });
    const people = [about.loggedInUser, about.updatedBy, ...replies.map(({ createdBy }) => createdBy)];
    await tellAboutCase(
      context,
      about,
      people.flatMap((person) => person?.key ?? []),
      { what: 'Reply to a support case', text: `${user.facts.fullName} wrote:\n\n${after.reply}` },
    );
  },
} satisfies SupportCaseReplyHooks;
