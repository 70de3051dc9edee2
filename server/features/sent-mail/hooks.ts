import type { SentMailHooks } from '../../generated/sent-mail.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { keepAddressesOnce } from '../common/recipients.ts';
import { unfilledIn } from '../common/merge-fields.ts';

export default {
  validate({ after, isNew }) {
    keepAddressesOnce(after);
    if (!isNew) return;
    const errors: Record<string, string> = {};
    for (const name of ['subject', 'message'] as const) {
      const [first] = unfilledIn(after[name] ?? '');
      if (first) errors[name] = `Fill in ${first}, or take it out.`;
    }
    if (Object.keys(errors).length) throw invalid(errors);
  },
} satisfies SentMailHooks;
