import type { AssignedPermissionRecord } from '../../generated/assigned-permission/record.gen.ts';
import { extendAssignedPermission } from '../../generated/assigned-permission/hooks.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';

const message = 'The Admin role must keep the permission to manage users and roles.';

const isKept = ({ role, permission }: AssignedPermissionRecord) =>
  role?.display === 'Admin' && permission?.permissionCode === 'ViewUsersRoles';

/** Keeps the Admin role's permission for users and roles. Without it nobody could restore it. */
export default extendAssignedPermission({
  validate({ before, after }) {
    if (before && isKept(before) && !(isKept(after) && after.permissionLevel === 1))
      throw invalid({ permissionLevel: message });
  },
  validateDelete(record) {
    if (isKept(record)) throw refused(message);
  },
});
