// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { role } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={role}
    name="main"
    title={schemaText('Roles')}
    columns={['roleName', 'showSettings', 'showAdmin', 'active']}
    filters={['active']}
    sort={{ field: 'roleName', order: 'ASC' }}
    sorts={['roleName']}
    create={EditDialog}
    edit={EditDialog}
  />
);
