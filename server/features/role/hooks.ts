import { sql } from '../../core/db/sql.ts';
import { extendRole } from '../../generated/role/hooks.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

export default extendRole({
  /** Rules refer to the Admin role by its name (PER-003, PER-041), so it cannot be renamed or made inactive. */
  async validate({ before, after }, { database, settings, user }) {
    if (after.requiresSecondFactor && !before?.requiresSecondFactor && settings.identityUrl === null) {
      // Who requires it of others must know how it works, and cannot lock themselves out.
      const own = await database.value(sql`select 1 from second_factor where lower(uid) = ${user.facts.uid}`);
      if (!own)
        throw invalid({ requiresSecondFactor: 'Set up your own second factor before you require it of others.' });
    }
    if (before?.roleName !== 'Admin') return;
    if (after.roleName !== before.roleName) throw invalid({ roleName: 'The Admin role cannot be renamed.' });
    if (!after.active) throw invalid({ active: 'The Admin role must stay active.' });
  },
});
