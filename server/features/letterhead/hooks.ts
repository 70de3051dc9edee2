import type { LetterheadHooks } from '../../generated/letterhead.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

export default {
  /** Unique values do not cover an empty branch: there is one active letterhead for all branches. */
  async validate({ after }, { records }) {
    if (after.mbpBranch || after.active === false) return;
    const others = await records.find('letterhead', { mbpBranch: null, active: true });
    if (others.some(({ id }) => id !== after.id))
      throw invalid({ mbpBranch: 'There is already a letterhead for all branches. Choose a branch.' });
  },
} satisfies LetterheadHooks;
