// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { supportCaseType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={supportCaseType}
    name="settings"
    title={schemaText('Support Case Types')}
    columns={['name', 'code', 'active']}
    filters={['active']}
    sort={{ field: 'id', order: 'ASC' }}
    sorts={['id', 'name', 'code', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
