import { useGetList } from 'react-admin';
import type { Role } from '../../../schemas/generated/role.gen.ts';

/** All roles, by name. */
export const useRoles = (enabled = true): readonly Role[] =>
  useGetList<Role>(
    'role',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'roleName', order: 'ASC' }, filter: {} },
    { enabled },
  ).data ?? [];
