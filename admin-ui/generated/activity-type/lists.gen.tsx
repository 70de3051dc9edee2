// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { activityType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={activityType}
    name="settings"
    title={schemaText('Activity Types')}
    columns={['activityTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'activityTypeName', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
