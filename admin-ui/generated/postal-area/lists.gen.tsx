// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { postalArea } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={postalArea}
    name="settings"
    title={schemaText('Postal Areas')}
    columns={['areaCode', 'region', 'mbpBranch', 'salesExec', 'active']}
    filters={['region', 'mbpBranch', 'active']}
    sort={{ field: 'areaCode', order: 'ASC' }}
    sorts={['areaCode', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
