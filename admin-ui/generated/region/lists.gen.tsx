// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { region } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={region}
    name="settings"
    title={schemaText('Regions')}
    columns={['regionName', 'regionCode', 'active']}
    filters={['active']}
    sort={{ field: 'regionName', order: 'ASC' }}
    sorts={['regionName', 'regionCode', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
