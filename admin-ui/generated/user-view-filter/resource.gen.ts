// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { UserViewFilter } from './types.gen.ts';

export const userViewFilter: Resource<UserViewFilter> = {
  ...resources.userViewFilter,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    filterName: {
      title: 'Name',
      type: 'string',
      maxLength: 100,
      required: 'Filter Name is required.',
      transform: ['trim'],
    },
    dbview: { title: 'List', type: 'integer', default: 1 },
    user: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    whereClause: { title: 'Where clause', type: 'string', maxLength: 4000, readOnly: true, transform: ['trim'] },
    orderByClause: { title: 'Order by', type: 'string', maxLength: 200, readOnly: true, transform: ['trim'] },
    sortField: { title: 'Sorted by', type: 'string', maxLength: 60, transform: ['trim'] },
    sortOrder: { title: 'Direction', type: 'integer', default: 0, minimum: -1, maximum: 1 },
    favourite: { title: 'Favourite', type: 'boolean' },
    favouriteOrder: { title: 'Filter order', type: 'integer', minimum: 0, maximum: 100000 },
    favouriteName: { title: 'Favourite name', type: 'string', maxLength: 140, transform: ['trim'] },
    isDefault: { title: 'Default', type: 'boolean' },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: {},
};
