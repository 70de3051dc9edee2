// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { supportCaseStatus } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={supportCaseStatus}
    name="settings"
    title={schemaText('Support Case Statuses')}
    columns={['name', 'active']}
    filters={['active']}
    sort={{ field: 'id', order: 'ASC' }}
    sorts={['id', 'name', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
