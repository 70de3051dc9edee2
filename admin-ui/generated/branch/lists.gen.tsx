// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { branch } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={branch}
    name="settings"
    title={schemaText('Branches')}
    columns={['branchName', 'branchCode', 'salesExec', 'active']}
    filters={['active']}
    sort={{ field: 'branchName', order: 'ASC' }}
    sorts={['branchName', 'branchCode', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
