// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { salesExec } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={salesExec}
    name="settings"
    title={schemaText('Sales Execs')}
    columns={['salesExecName', 'user', 'active']}
    filters={['active']}
    sort={{ field: 'salesExecName', order: 'ASC' }}
    sorts={['salesExecName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
