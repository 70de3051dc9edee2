import type { UserHooks, UserRecord } from '../../generated/user.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import { Giving } from '../../services/access/giving.ts';
import { isLastAdmin, lastAdmin } from '../../services/access/last-admin.ts';
import type { Right } from '../../services/access/session-user.ts';
import type { AuthoriseContext } from '../../services/save/hooks.ts';
import { giveStartFilter } from './start-filter.ts';

type User = Readonly<UserRecord> | null;

export default {
  /** The address is also used to sign in, so it cannot be changed here: PUT updateUserEmail changes both (AMB-013). */
  validate(change) {
    if (!change.isNew && change.changed('email'))
      throw invalid({ email: 'Use "Change e-mail" to change the e-mail address.' });
  },
  async authorise({ before, after }, context) {
    const changed = changes(before, after);
    if (!changed.role && !changed.status && !changed.defBranch) return;
    if (after) await refuseGiving(before, after, context);
    const isTaken = isActiveAdmin(before) && !isActiveAdmin(after);
    if (!isTaken || !(await isLastAdmin(context.database, before!.id))) return;
    throw after ? invalid({ [changed.status ? 'status' : 'role']: lastAdmin }) : refused(lastAdmin);
  },
  async inTransaction({ isNew, before, after }, context) {
    if (isNew) await giveStartFilter(after, context);
    await context.activation.follow(before, after, context.user);
  },
  undone({ before, after }, { activation, user }) {
    return activation.follow(before, after, user);
  },
} satisfies UserHooks;

const isActiveAdmin = (user: User): boolean => user?.status === 'ACTIVE' && user.role?.display === 'Admin';

const changes = (before: User, after: User) => ({
  role: before?.role?.key !== after?.role?.key,
  status: before?.status !== after?.status,
  defBranch: before?.defBranch?.key !== after?.defBranch?.key,
});

/** A role, a branch and becoming active give rights (AMB-114). */
async function refuseGiving(before: User, after: NonNullable<User>, context: AuthoriseContext): Promise<void> {
  const giving = new Giving(context, context.user);
  const rightsOf = async ({ id, role, defBranch }: NonNullable<User>) => {
    const found = role && (await context.records.one('role', role.key));
    return giving.ofUser(id ?? null, await giving.ofRole(found), defBranch?.key ?? null);
  };
  const changed = changes(before, after);
  const isKept = before && (before.status === 'ACTIVE' || after.status !== 'ACTIVE');
  const fieldOf = ({ scope }: Right) =>
    changed.defBranch && (scope === 'ownBranch' || !changed.role) ? 'defBranch' : changed.role ? 'role' : 'status';
  giving.refuse(isKept ? await rightsOf(before) : null, await rightsOf(after), fieldOf);
}
