// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import type { AssignedPermission } from '../../schemas/generated/assigned-permission.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type AssignedPermissionSlots = Slots<
  AssignedPermission,
  | 'id'
  | 'userOrRole'
  | 'role'
  | 'roleId'
  | 'user'
  | 'permission'
  | 'permissionId'
  | 'permissionLevel'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const assignedPermission: Resource<AssignedPermission> = {
  ...resources.assignedPermission,
  ...registered(resources.assignedPermission),
  list: ByRoleList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    userOrRole: {
      title: 'Granted to',
      description: "2 for a role, 1 for a user. A user's own levels override those of the role.",
      type: 'integer',
      minimum: 1,
      maximum: 2,
      default: 2,
    },
    role: { title: 'Role', type: 'ref', required: 'Role is required.', to: 'role' },
    roleId: { title: 'Role Id', type: 'alias', alias: ['role', 'id'] },
    user: { title: 'User', type: 'ref', required: 'User is required.', to: 'user' },
    permission: { title: 'Permission', type: 'ref', required: 'Permission is required.', to: 'permission' },
    permissionId: { title: 'Permission Id', type: 'alias', alias: ['permission', 'id'] },
    permissionLevel: {
      title: 'Level',
      type: 'integer',
      minimum: 0,
      maximum: 5,
      required: 'Level is required.',
      default: 1,
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/assigned-permission').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function ByRoleList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={assignedPermission}
      name="byRole"
      title={schemaText('Permissions')}
      columns={['permission', 'permissionLevel']}
      sort={{ field: 'permissionLevel', order: 'ASC' }}
      sorts={['permissionLevel', 'permission']}
    />
  );
}
