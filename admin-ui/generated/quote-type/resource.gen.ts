// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { QuoteType } from './types.gen.ts';

export const quoteType: Resource<QuoteType> = {
  ...resources.quoteType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    quoteTypeName: {
      title: 'Quote Type',
      type: 'string',
      maxLength: 100,
      required: 'Quote Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Quote Type', width: 500, layout: [['quoteTypeName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
