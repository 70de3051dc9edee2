// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { jobTitle } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={jobTitle}
    name="settings"
    title={schemaText('Job Titles')}
    columns={['jobTitleName', 'active']}
    filters={['active']}
    sort={{ field: 'jobTitleName', order: 'ASC' }}
    sorts={['jobTitleName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
