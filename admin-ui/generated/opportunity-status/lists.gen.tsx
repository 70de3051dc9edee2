// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { opportunityStatus } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={opportunityStatus}
    name="settings"
    title={schemaText('Enquiry Statuses')}
    columns={['oppStatusName', 'oppStatusCode', 'colourCode', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'oppStatusName', 'oppStatusCode', 'colourCode', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
