// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import type { LoginHistory } from '../../schemas/generated/login-history.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type LoginHistorySlots = Slots<LoginHistory, 'id' | 'user' | 'loginAt' | 'outcome' | 'address' | 'client'>;

export const loginHistory: Resource<LoginHistory> = {
  ...resources.loginHistory,
  ...registered(resources.loginHistory),
  list: ByUserList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    user: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    loginAt: { title: 'Time', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    outcome: {
      title: 'Outcome',
      type: 'string',
      values: ['Signed in', 'Wrong password', 'Code asked for', 'Wrong code'],
      readOnly: true,
      widget: 'badge',
    },
    address: { title: 'Address', type: 'string', maxLength: 45, readOnly: true, transform: ['trim'] },
    client: { title: 'Browser', type: 'string', maxLength: 400, readOnly: true, transform: ['trim'] },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/login-history').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

export function ByUserList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={loginHistory}
      name="byUser"
      title={schemaText('Login history')}
      columns={['loginAt', 'outcome', 'address', 'client']}
      sort={{ field: 'loginAt', order: 'DESC' }}
      sorts={['loginAt', 'outcome', 'address', 'client']}
    />
  );
}
