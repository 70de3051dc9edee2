// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Department } from './types.gen.ts';

export const department: Resource<Department> = {
  ...resources.department,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    departmentName: {
      title: 'Department',
      type: 'string',
      maxLength: 100,
      required: 'Department is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Department', width: 500, layout: [['departmentName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
