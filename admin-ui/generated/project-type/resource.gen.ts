// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/project-type';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ProjectType } from './types.gen.ts';

export const projectType: Resource<ProjectType> = {
  ...resources.projectType,
  fields: {
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
  },
  duplicates: null,
  dialogs: { edit: { title: 'Project Type', width: 500, layout: [['projTypeName'], ['active']] } },
  validators,
  slots: {},
};
