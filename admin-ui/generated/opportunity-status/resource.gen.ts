// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { OpportunityStatus } from './types.gen.ts';

export const opportunityStatus: Resource<OpportunityStatus> = {
  ...resources.opportunityStatus,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    oppStatusName: {
      title: 'Status',
      type: 'string',
      maxLength: 100,
      required: 'Status is required',
      transform: ['trim'],
    },
    oppStatusCode: {
      title: 'Code',
      type: 'string',
      maxLength: 20,
      required: 'Code is required',
      transform: ['trim', 'upper'],
    },
    statusName: { title: 'Status Name', type: 'alias', alias: ['oppStatusName'] },
    colourCode: { title: 'Colour', type: 'string', format: 'colour', maxLength: 100 },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Enquiry Status',
      width: 500,
      layout: [['oppStatusName'], ['oppStatusCode'], ['colourCode'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
