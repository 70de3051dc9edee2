import type { RoleHooks } from '../../generated/role.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { Giving } from '../../services/access/giving.ts';
import type { Right } from '../../services/access/session-user.ts';

/** Fields that decide what a role allows. */
const deciding = ['roleName', 'showSettings', 'showAdmin', 'active'] as const;

export default {
  /** Rules refer to the Admin role by its name (PER-003, PER-041), so it cannot be renamed or made inactive. */
  validate({ before, after }, { user }) {
    // People who have set up their own know how it works, and do not lock themselves out.
    if (after.requiresSecondFactor && !before?.requiresSecondFactor && !user.facts.secondFactor && !user.isSystem)
      throw invalid({ requiresSecondFactor: 'Set up your own second factor before you require it of others.' });
    if (before?.roleName !== 'Admin') return;
    if (after.roleName !== before.roleName) throw invalid({ roleName: 'The Admin role cannot be renamed.' });
    if (!after.active) throw invalid({ active: 'The Admin role must stay active.' });
  },
  /** Flags give rights, and making a role active gives all of them (AMB-114). */
  async authorise({ before, after }, context) {
    if (!after || deciding.every((name) => before?.[name] === after[name])) return;
    const giving = new Giving(context, context.user);
    const isKept = before && (before.active || !after.active);
    const fieldOf = ({ rule }: Right) => {
      if (isKept === false) return 'active';
      return rule && typeof rule === 'object' && 'role' in rule ? rule.role : 'roleName';
    };
    const rights = [isKept ? await giving.ofRole(before) : null, await giving.ofRole(after)] as const;
    await giving.refuseRole(after.id ?? null, ...rights, fieldOf);
  },
} satisfies RoleHooks;
