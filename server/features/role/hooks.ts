import { extendRole } from '../../generated/role/hooks.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

export default extendRole({
  /** Rules refer to the Admin role by its name (PER-003, PER-041), so it cannot be renamed or made inactive. */
  validate({ before, after }, { user }) {
    // People who have set up their own know how it works, and do not lock themselves out.
    if (after.requiresSecondFactor && !before?.requiresSecondFactor && !user.facts.secondFactor && !user.isSystem)
      throw invalid({ requiresSecondFactor: 'Set up your own second factor before you require it of others.' });
    if (before?.roleName !== 'Admin') return;
    if (after.roleName !== before.roleName) throw invalid({ roleName: 'The Admin role cannot be renamed.' });
    if (!after.active) throw invalid({ active: 'The Admin role must stay active.' });
  },
});
