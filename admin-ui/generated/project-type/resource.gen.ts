// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ProjectType } from './types.gen.ts';

export const projectType: Resource<ProjectType> = {
  ...resources.projectType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    projTypeName: {
      title: 'Project Type',
      type: 'string',
      maxLength: 100,
      required: 'Project Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Project Type', width: 500, layout: [['projTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
