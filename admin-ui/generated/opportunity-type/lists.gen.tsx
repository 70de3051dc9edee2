// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { opportunityType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={opportunityType}
    name="settings"
    title={schemaText('Opportunity Types')}
    columns={['opportunityTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'opportunityTypeName', order: 'ASC' }}
    sorts={['opportunityTypeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
