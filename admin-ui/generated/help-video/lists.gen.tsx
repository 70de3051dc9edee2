// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { helpVideo } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={helpVideo}
    name="settings"
    title={schemaText('Help Videos')}
    columns={['title', 'url', 'page', 'active']}
    filters={['active']}
    sort={{ field: 'title', order: 'ASC' }}
    sorts={['title', 'url', 'page', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
