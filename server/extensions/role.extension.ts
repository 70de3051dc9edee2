import { extendRole } from '../generated/role/hooks.gen.ts';
import { invalid } from '../platform/http/errors.ts';

/** Rules ask for the role named Admin (0:171, 1:151): it keeps its name and stays active. */
export default extendRole({
  onInput({ before, after }) {
    if (before?.roleName !== 'Admin') return;
    if (after.roleName !== before.roleName) throw invalid({ roleName: 'The Admin role cannot be renamed.' });
    if (!after.active) throw invalid({ active: 'The Admin role must stay active.' });
  },
});
