// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { industryType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={industryType}
    name="settings"
    title={schemaText('Industry Types')}
    columns={['industryTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'industryTypeName', order: 'ASC' }}
    sorts={['industryTypeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
