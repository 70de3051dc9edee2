// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { CityTown } from './types.gen.ts';

export const cityTown: Resource<CityTown> = {
  ...resources.cityTown,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    cityTownName: {
      title: 'City/Town',
      type: 'string',
      maxLength: 100,
      required: 'City/Town is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'City/Town', width: 500, layout: [['cityTownName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
