// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { JobTitle } from './types.gen.ts';

export const jobTitle: Resource<JobTitle> = {
  ...resources.jobTitle,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    jobTitleName: {
      title: 'Job Title',
      type: 'string',
      maxLength: 100,
      required: 'Job Title is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Job Title', width: 500, layout: [['jobTitleName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
