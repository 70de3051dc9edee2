// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { cityTown } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={cityTown}
    name="settings"
    title={schemaText('Cities/Towns')}
    columns={['cityTownName', 'active']}
    filters={['active']}
    sort={{ field: 'cityTownName', order: 'ASC' }}
    sorts={['cityTownName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
