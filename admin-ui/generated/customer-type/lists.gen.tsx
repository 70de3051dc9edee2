// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { customerType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={customerType}
    name="settings"
    title={schemaText('Customer Types')}
    columns={['typeName', 'active']}
    filters={['active']}
    sort={{ field: 'typeName', order: 'ASC' }}
    sorts={['typeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
