import { extendRole } from '../../generated/role/hooks.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

/** Rules refer to the Admin role by its name (PER-003, PER-041), so it cannot be renamed or made inactive. */
export default extendRole({
  validate({ before, after }) {
    if (before?.roleName !== 'Admin') return;
    if (after.roleName !== before.roleName) throw invalid({ roleName: 'The Admin role cannot be renamed.' });
    if (!after.active) throw invalid({ active: 'The Admin role must stay active.' });
  },
});
