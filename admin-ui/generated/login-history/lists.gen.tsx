// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { loginHistory } from './resource.gen.ts';

export const ByUserList = (props: ListProps) => (
  <EntityList
    {...props}
    of={loginHistory}
    name="byUser"
    title={schemaText('Login history')}
    columns={['loginAt', 'outcome', 'address', 'client']}
    sort={{ field: 'loginAt', order: 'DESC' }}
    sorts={['loginAt']}
  />
);
