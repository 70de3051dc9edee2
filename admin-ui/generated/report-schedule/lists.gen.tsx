// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { reportSchedule } from './resource.gen.ts';

export const MainList = (props: ListProps) => (
  <EntityList
    {...props}
    of={reportSchedule}
    name="main"
    title={schemaText('Scheduled reports')}
    columns={['reportName', 'every', 'nextRun', 'lastRun', 'result', 'owner', 'active']}
    more={['period', 'fileFormat', 'sendTime']}
    filters={['every', 'active']}
    sort={{ field: 'nextRun', order: 'DESC' }}
    sorts={['nextRun', 'reportName']}
    create={EditDialog}
    edit={EditDialog}
  />
);
