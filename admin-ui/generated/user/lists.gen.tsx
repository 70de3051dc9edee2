// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { NewDialog, EditDialog } from './dialogs.gen.tsx';
import { user } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={user}
    name="main"
    title={schemaText('Users')}
    view={{ id: 6, name: 'Users' }}
    columns={['fullName', 'email', 'role', 'mbpDept', 'defRegion', 'defBranch', 'status']}
    card={['role', 'mbpDept', 'defBranch']}
    filters={['role', 'defRegion', 'defBranch', 'status']}
    sort={{ field: 'fullName', order: 'ASC' }}
    sorts={['fullName', 'email']}
    create={NewDialog}
    edit={EditDialog}
  />
);
