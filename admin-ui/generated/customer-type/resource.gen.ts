// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { CustomerType } from './types.gen.ts';

export const customerType: Resource<CustomerType> = {
  ...resources.customerType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    typeName: {
      title: 'Customer Type',
      type: 'string',
      maxLength: 100,
      required: 'Customer Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Customer Type', width: 500, layout: [['typeName'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
