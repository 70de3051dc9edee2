// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { projectType } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={projectType}
    name="settings"
    title={schemaText('Project Types')}
    columns={['projTypeName', 'active']}
    filters={['active']}
    sort={{ field: 'projTypeName', order: 'ASC' }}
    sorts={['projTypeName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
