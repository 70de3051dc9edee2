// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/role/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Role } from './types.gen.ts';

export const role: Resource<Role> = {
  ...resources.role,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    roleName: {
      title: 'Role name',
      type: 'string',
      maxLength: 100,
      required: 'Role name is required.',
      transform: ['trim'],
    },
    showSettings: { title: 'May open the settings', type: 'boolean', default: false },
    showAdmin: { title: 'Administration', type: 'boolean', default: false },
    requiresSecondFactor: {
      title: 'Requires a second factor',
      type: 'boolean',
      description: 'Users also need a code from an app to sign in. Those who have none set it up after the password.',
      default: false,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    dashboardOf: {
      title: 'Default dashboard',
      type: 'ref',
      description: 'The user whose dashboard is the default of the role.',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Role',
      width: 500,
      layout: [['roleName'], ['showSettings', 'showAdmin'], ['requiresSecondFactor'], ['dashboardOf'], ['active']],
    },
  }),
  layout: [
    'roleName',
    'active',
    'showSettings',
    'showAdmin',
    'requiresSecondFactor',
    'dashboardOf',
    'dateCreated',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
