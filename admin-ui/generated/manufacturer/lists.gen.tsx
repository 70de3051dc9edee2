// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { manufacturer } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={manufacturer}
    name="settings"
    title={schemaText('Manufacturers')}
    columns={['manufacturerName', 'active']}
    filters={['active']}
    sort={{ field: 'manufacturerName', order: 'ASC' }}
    sorts={['manufacturerName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
