import type { MailTemplateHooks } from '../../generated/mail-template.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { problemIn } from '../common/merge-fields.ts';

export default {
  /** A field that is not there would only show when somebody sends the mail. */
  async validate({ after }, { records, registry }) {
    const errors: Record<string, string> = {};
    for (const name of ['subject', 'message'] as const) {
      const problem = problemIn(after[name] ?? '', registry);
      if (problem) errors[name] = problem;
    }
    if (Object.keys(errors).length) throw invalid(errors);
    // Unique values do not cover an empty branch.
    const { id, mbpBranch, templateName } = after;
    if (mbpBranch || !templateName) return;
    const others = await records.find('mailTemplate', { templateName, mbpBranch: null });
    if (others.some((one) => one.id !== id))
      throw invalid({ templateName: 'There is already a template of this name for all branches.' });
  },
} satisfies MailTemplateHooks;
