// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { quoteType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quoteType}
    name="settings"
    title={schemaText('Quote Types')}
    columns={['quoteTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'quoteTypeName', order: 'ASC' }}
    sorts={['quoteTypeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
