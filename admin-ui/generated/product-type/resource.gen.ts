// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ProductType } from './types.gen.ts';

export const productType: Resource<ProductType> = {
  ...resources.productType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    productTypeName: {
      title: 'Product Type',
      type: 'string',
      maxLength: 100,
      required: 'Product Type is required',
      transform: ['trim'],
    },
    expiryMonths: {
      title: 'Expiry months',
      type: 'integer',
      description: 'Months until a quotation for it expires.',
      default: 3,
      minimum: 0,
      maximum: 120,
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
    position: { title: 'Order', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Product Type', width: 500, layout: [['productTypeName'], ['expiryMonths'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
