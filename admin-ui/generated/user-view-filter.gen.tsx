// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import type { UserViewFilter } from '../../schemas/generated/user-view-filter.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type UserViewFilterSlots = Slots<
  UserViewFilter,
  | 'id'
  | 'filterName'
  | 'dbview'
  | 'user'
  | 'whereClause'
  | 'orderByClause'
  | 'sortField'
  | 'sortOrder'
  | 'favourite'
  | 'favouriteOrder'
  | 'favouriteName'
  | 'isDefault'
  | 'forEverybody'
  | 'forBranch'
  | 'forRole'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const userViewFilter: Resource<UserViewFilter> = {
  ...resources.userViewFilter,
  ...registered(resources.userViewFilter),
  list: MainList,

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
    sortOrder: { title: 'Direction', type: 'integer', minimum: -1, maximum: 1, default: 0 },
    favourite: { title: 'Favourite', type: 'boolean' },
    favouriteOrder: { title: 'Filter order', type: 'integer', minimum: 0, maximum: 100000 },
    favouriteName: { title: 'Favourite name', type: 'string', maxLength: 140, transform: ['trim'] },
    isDefault: { title: 'Default', type: 'boolean' },
    forEverybody: { title: 'Shared with everybody', type: 'boolean', default: false },
    forBranch: { title: 'Shared with branch', type: 'ref', to: 'branch' },
    forRole: { title: 'Shared with role', type: 'ref', to: 'role' },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/user-view-filter').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={userViewFilter}
      name="main"
      title={schemaText('Saved filters')}
      columns={['favouriteOrder', 'filterName', 'whereClause', 'orderByClause', 'favourite']}
      sort={{ field: 'favouriteOrder', order: 'ASC' }}
      sorts={['favouriteOrder', 'filterName', 'orderByClause', 'favourite']}
      rows={50}
    />
  );
}
