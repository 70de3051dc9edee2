import type { AssignedPermissionHooks, AssignedPermissionRecord } from '../../generated/assigned-permission.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import { Giving } from '../../services/access/giving.ts';
import type { Rights } from '../../services/access/session-user.ts';
import { isLastAdmin, lastAdmin } from '../../services/access/last-admin.ts';
import type { AuthoriseContext } from '../../services/save/hooks.ts';

type Assigned = Readonly<AssignedPermissionRecord> | null;
type Owner = 'role' | 'user';

const message = 'The Admin role must keep the permission to manage users and roles.';

const isOfUsers = ({ permission }: AssignedPermissionRecord) => permission?.permissionCode === 'ViewUsersRoles';

const isKept = (assigned: AssignedPermissionRecord) => assigned.role?.display === 'Admin' && isOfUsers(assigned);

/** Keeps the Admin role's permission for users and roles. Without it nobody could restore it. */
export default {
  validate({ before, after }) {
    if (before && isKept(before) && !(isKept(after) && after.permissionLevel === 1))
      throw invalid({ permissionLevel: message });
  },
  validateDelete(record) {
    if (isKept(record)) throw refused(message);
  },
  /** A level can also be given by taking away a lower one of a user's own (AMB-114). */
  async authorise({ before, after }, context) {
    for (const kind of ['role', 'user'] as const)
      for (const id of new Set([ownerOf(before, kind), ownerOf(after, kind)]))
        if (id !== null) await refuseGiving(kind, id, { before, after }, context);
    const user = ownerOf(after, 'user');
    if (after && user !== null && isOfUsers(after) && after.permissionLevel !== 1) await keepAdmin(user, context);
  },
} satisfies AssignedPermissionHooks;

const ownerOf = (assigned: Assigned, kind: Owner): number | null =>
  assigned?.userOrRole === (kind === 'role' ? 2 : 1) ? (assigned[kind]?.key ?? null) : null;

async function refuseGiving(
  kind: Owner,
  id: number,
  { before, after }: { readonly before: Assigned; readonly after: Assigned },
  context: AuthoriseContext,
): Promise<void> {
  const giving = new Giving(context, context.user);
  const { id: except } = (before ?? after)!;
  const withLevel = (rights: Rights, assigned: Assigned): Rights =>
    assigned && ownerOf(assigned, kind) === id && assigned.permission
      ? {
          ...rights,
          levels: new Map([...rights.levels, [assigned.permission.permissionCode!, assigned.permissionLevel ?? 0]]),
        }
      : rights;
  const at = after && (() => 'permissionLevel');
  if (kind === 'role') {
    const others = await giving.ofRole(await context.records.one('role', id), except ?? null);
    return giving.refuseRole(id, withLevel(others, before), withLevel(others, after), at);
  }
  const user = await context.records.one('user', id);
  const role = await giving.ofRole(user?.role ? await context.records.one('role', user.role.key) : null);
  const others = await giving.ofUser(id, role, user?.defBranch?.key ?? null, except ?? null);
  giving.refuse(withLevel(others, before), withLevel(others, after), at);
}

/** An Admin who may not manage users does not count as one. */
async function keepAdmin(id: number, { records, database }: AuthoriseContext): Promise<void> {
  const user = await records.one('user', id);
  const isAdmin = user?.status === 'ACTIVE' && user.role?.display === 'Admin';
  if (isAdmin && (await isLastAdmin(database, id))) throw invalid({ permissionLevel: lastAdmin });
}
