// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { jobFunction } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={jobFunction}
    name="settings"
    title={schemaText('Job Functions')}
    columns={['jobFuncName', 'active']}
    filters={['active']}
    sort={{ field: 'jobFuncName', order: 'ASC' }}
    sorts={['jobFuncName', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
