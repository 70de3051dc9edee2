// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { department } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={department}
    name="settings"
    title={schemaText('Departments')}
    columns={['departmentName', 'active']}
    filters={['active']}
    sort={{ field: 'departmentName', order: 'ASC' }}
    sorts={['departmentName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
