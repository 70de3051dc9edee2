// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { AssignedPermission } from './types.gen.ts';

export const assignedPermission: Resource<AssignedPermission> = {
  ...resources.assignedPermission,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    userOrRole: {
      title: 'Granted to',
      type: 'integer',
      description: "2 for a role, 1 for a user. A user's own levels override those of the role.",
      default: 2,
      minimum: 1,
      maximum: 2,
    },
    role: { title: 'Role', type: 'ref', required: 'Role is required.', to: 'role' },
    roleId: { title: 'Role Id', type: 'alias', alias: ['role', 'id'] },
    user: { title: 'User', type: 'ref', required: 'User is required.', to: 'user' },
    permission: { title: 'Permission', type: 'ref', required: 'Permission is required.', to: 'permission' },
    permissionId: { title: 'Permission Id', type: 'alias', alias: ['permission', 'id'] },
    permissionLevel: {
      title: 'Level',
      type: 'integer',
      default: 1,
      minimum: 0,
      maximum: 5,
      required: 'Level is required.',
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

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
