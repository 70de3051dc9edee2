// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { UserViewField } from './types.gen.ts';

export const userViewField: Resource<UserViewField> = {
  ...resources.userViewField,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    user: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    dbView: { title: 'List', type: 'integer', minimum: 1, required: 'List is required.' },
    dbField: { title: 'Column', type: 'string', maxLength: 60, required: 'Column is required.', transform: ['trim'] },
    colOrder: { title: 'Place', type: 'integer', minimum: 0, maximum: 1000 },
    width: { title: 'Width', type: 'integer', minimum: 0, maximum: 10000 },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
