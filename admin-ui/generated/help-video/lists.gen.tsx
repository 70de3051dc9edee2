// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import { EntityList, type ListProps } from '../../crud/list/EntityList.tsx';
import { EditDialog } from './dialogs.gen.tsx';
import { helpVideo } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={helpVideo}
    name="settings"
    title="Help Videos"
    columns={['title', 'url', 'active']}
    filters={['active']}
    sort={{ field: 'title', order: 'ASC' }}
    sorts={['title', 'url', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
