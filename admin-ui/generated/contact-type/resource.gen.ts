// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ContactType } from './types.gen.ts';

export const contactType: Resource<ContactType> = {
  ...resources.contactType,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    contactTypeName: {
      title: 'Contact Type',
      type: 'string',
      maxLength: 100,
      required: 'Contact Type is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Contact Type', width: 500, layout: [['contactTypeName'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
