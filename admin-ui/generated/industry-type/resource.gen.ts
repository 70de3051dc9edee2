// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { IndustryType } from './types.gen.ts';

export const industryType: Resource<IndustryType> = {
  ...resources.industryType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    industryTypeName: {
      title: 'Industry',
      type: 'string',
      maxLength: 100,
      required: 'Industry is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Industry Type', width: 500, layout: [['industryTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
