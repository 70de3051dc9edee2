// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { reminderType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={reminderType}
    name="settings"
    title={schemaText('Reminder Types')}
    columns={['reminderTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'reminderTypeName', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
