// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { contactType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={contactType}
    name="settings"
    title={schemaText('Contact Types')}
    columns={['contactTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'contactTypeName', order: 'ASC' }}
    sorts={['contactTypeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
