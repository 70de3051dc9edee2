// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { tag } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={tag}
    name="settings"
    title={schemaText('Tags')}
    columns={['tag', 'type', 'active']}
    filters={['type', 'active']}
    sort={{ field: 'tag', order: 'ASC' }}
    sorts={['tag', 'type', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
