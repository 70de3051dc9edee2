// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { QuotationGrade } from './types.gen.ts';

export const quotationGrade: Resource<QuotationGrade> = {
  ...resources.quotationGrade,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    quoteGradeName: {
      title: 'Grade',
      type: 'string',
      maxLength: 100,
      required: 'Grade is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Quotation Grade', width: 500, layout: [['quoteGradeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
