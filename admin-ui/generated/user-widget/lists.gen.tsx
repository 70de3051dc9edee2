// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { userWidget } from './resource.gen.ts';

export const ByUserList = (props: ListProps) => (
  <EntityList
    {...props}
    of={userWidget}
    name="byUser"
    title={schemaText('Widgets')}
    columns={['widgetName', 'widgetType', 'screenPos', 'active']}
    sort={{ field: 'screenPos', order: 'ASC' }}
    sorts={['screenPos', 'widgetName']}
    create={EditDialog}
    edit={EditDialog}
  />
);
