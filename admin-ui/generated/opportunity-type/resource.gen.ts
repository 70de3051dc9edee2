// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { OpportunityType } from './types.gen.ts';

export const opportunityType: Resource<OpportunityType> = {
  ...resources.opportunityType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    opportunityTypeName: {
      title: 'Opportunity Type',
      type: 'string',
      maxLength: 100,
      required: 'Opportunity Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Opportunity Type', width: 500, layout: [['opportunityTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
