// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { salutation } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={salutation}
    name="settings"
    title={schemaText('Salutations')}
    columns={['salutationName', 'active']}
    filters={['active']}
    sort={{ field: 'salutationName', order: 'ASC' }}
    sorts={['salutationName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
