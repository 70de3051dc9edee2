// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Tag } from './types.gen.ts';

export const tag: Resource<Tag> = {
  ...resources.tag,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    tag: { title: 'Tag', type: 'string', maxLength: 100, required: 'Tag is required', transform: ['trim'] },
    type: {
      title: 'Type',
      type: 'string',
      values: ['NOTES', 'CUSTOMER', 'ATTACHMENT'],
      required: 'Type is required',
      labels: { NOTES: 'Notes', CUSTOMER: 'Customers', ATTACHMENT: 'Attachments' },
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { edit: { title: 'Tag', width: 500, layout: [['tag'], ['type'], ['active']] } }),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
