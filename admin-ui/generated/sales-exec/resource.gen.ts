// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { SalesExec } from './types.gen.ts';

export const salesExec: Resource<SalesExec> = {
  ...resources.salesExec,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    salesExecName: {
      title: 'Sales Exec',
      type: 'string',
      maxLength: 100,
      required: 'Sales Exec is required',
      transform: ['trim'],
    },
    user: {
      title: 'User',
      type: 'ref',
      description: 'Who this is. When the user leaves, their customers can be handed over.',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Sales Exec', width: 500, layout: [['salesExecName'], ['user'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
