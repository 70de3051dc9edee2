// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { quoteStatus } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quoteStatus}
    name="settings"
    title={schemaText('Quote Statuses')}
    columns={['statusName', 'colourCode', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'statusName', 'colourCode', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
