// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Branch } from './types.gen.ts';

export const branch: Resource<Branch> = {
  ...resources.branch,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    branchName: {
      title: 'Branch',
      type: 'string',
      maxLength: 100,
      required: 'Branch is required',
      transform: ['trim'],
    },
    branchCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    salesExec: { title: 'Sales Exec', type: 'ref', to: 'salesExec' },
    branchId: { title: 'Branch Id', type: 'alias', alias: ['id'] },
    salesExecId: { title: 'Sales Exec Id', type: 'alias', alias: ['salesExec', 'id'] },
    salesExecName: { title: 'Sales Exec Name', type: 'alias', alias: ['salesExec', 'salesExecName'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Branch', width: 500, layout: [['branchName'], ['branchCode'], ['salesExec'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
