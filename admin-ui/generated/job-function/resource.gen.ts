// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { JobFunction } from './types.gen.ts';

export const jobFunction: Resource<JobFunction> = {
  ...resources.jobFunction,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    jobFuncName: {
      title: 'Job Function',
      type: 'string',
      maxLength: 100,
      required: 'Job Function is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Job Function', width: 500, layout: [['jobFuncName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
