// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import type { UserViewField } from '../../schemas/generated/user-view-field.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type UserViewFieldSlots = Slots<UserViewField, 'id' | 'user' | 'dbView' | 'dbField' | 'colOrder' | 'width'>;

export const userViewField: Resource<UserViewField> = {
  ...resources.userViewField,
  ...registered(resources.userViewField),
  list: MainList,

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

  loadValidators: () =>
    import('#validators/user-view-field').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={userViewField}
      name="main"
      title={schemaText('Column selections')}
      columns={['dbView', 'dbField', 'colOrder', 'width']}
      sort={{ field: 'colOrder', order: 'ASC' }}
      sorts={['colOrder', 'dbView', 'dbField', 'width']}
    />
  );
}
