// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { activityResult } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activityResult}
    name="settings"
    title={schemaText('Activity Results')}
    columns={['resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
