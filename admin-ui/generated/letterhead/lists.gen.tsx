// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { letterhead } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={letterhead}
    name="settings"
    title={schemaText('Letterheads')}
    columns={['companyName', 'mbpBranch', 'address1', 'postCode', 'phoneNo', 'active']}
    filters={['active']}
    sort={{ field: 'companyName', order: 'ASC' }}
    sorts={['companyName', 'address1', 'postCode', 'phoneNo', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
