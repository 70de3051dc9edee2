// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Region } from './types.gen.ts';

export const region: Resource<Region> = {
  ...resources.region,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    regionName: {
      title: 'Region',
      type: 'string',
      maxLength: 100,
      required: 'Region is required',
      transform: ['trim'],
    },
    regionCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Region', width: 500, layout: [['regionName'], ['regionCode'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
