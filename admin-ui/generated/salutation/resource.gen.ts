// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Salutation } from './types.gen.ts';

export const salutation: Resource<Salutation> = {
  ...resources.salutation,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    salutationName: {
      title: 'Salutation',
      type: 'string',
      maxLength: 100,
      required: 'Salutation is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Salutation', width: 500, layout: [['salutationName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
