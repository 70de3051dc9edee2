// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Manufacturer } from './types.gen.ts';

export const manufacturer: Resource<Manufacturer> = {
  ...resources.manufacturer,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    manufacturerName: {
      title: 'Manufacturer',
      type: 'string',
      maxLength: 100,
      required: 'Manufacturer is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Manufacturer', width: 500, layout: [['manufacturerName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
