// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import slots from '../features/report-schedule/slots.tsx';
import type { ReportSchedule } from '../../schemas/generated/report-schedule.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { asPage } from '../crud/form/as-page.tsx';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type ReportScheduleSlots = Slots<
  ReportSchedule,
  | 'id'
  | 'report'
  | 'reportName'
  | 'period'
  | 'fileFormat'
  | 'every'
  | 'weekday'
  | 'monthDay'
  | 'sendTime'
  | 'recipients'
  | 'active'
  | 'owner'
  | 'nextRun'
  | 'lastRun'
  | 'result'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const reportSchedule: Resource<ReportSchedule> = {
  ...resources.reportSchedule,
  ...registered(resources.reportSchedule),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  icon: ScheduleSendOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    report: { title: 'Report', type: 'integer', minimum: 1, required: 'Report is required.' },
    reportName: { title: 'Report', type: 'string', maxLength: 80, readOnly: true, transform: ['trim'] },
    period: {
      title: 'Period',
      description: 'Worked out on the day it is sent.',
      type: 'string',
      values: [
        'All',
        'Yesterday',
        'This week',
        'Last week',
        'This month',
        'Last month',
        'This quarter',
        'Last quarter',
        'This year',
        'Last year',
      ],
      required: 'Period is required.',
      default: 'All',
    },
    fileFormat: {
      title: 'File',
      type: 'string',
      values: ['XLSX', 'CSV'],
      required: 'File is required.',
      default: 'XLSX',
    },
    every: {
      title: 'Every',
      type: 'string',
      values: ['Day', 'Week', 'Month'],
      required: 'Every is required.',
      default: 'Week',
    },
    weekday: {
      title: 'Weekday',
      type: 'string',
      values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      required: 'Weekday is required.',
      default: 'Monday',
    },
    monthDay: {
      title: 'Day of the month',
      description: 'In a shorter month, the last day.',
      type: 'integer',
      minimum: 1,
      maximum: 31,
      required: 'Day of the month is required.',
      default: 1,
    },
    sendTime: {
      title: 'Time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      required: 'Time is required.',
      default: '07:00',
    },
    recipients: {
      title: 'Also to',
      description: 'They get only what the owner may see.',
      type: 'refs',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    active: { title: 'Active', type: 'boolean', default: true },
    owner: { title: 'Owner', type: 'ref', readOnly: true, to: 'user' },
    nextRun: { title: 'Next run', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    lastRun: { title: 'Last run', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    result: { title: 'Result', type: 'string', maxLength: 300, readOnly: true, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Send a report by e-mail',
      width: 560,
      layout: [
        ['report'],
        ['period', 'fileFormat'],
        ['every', 'weekday'],
        ['monthDay', 'sendTime'],
        ['recipients'],
        ['active'],
      ],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/report-schedule').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(reportSchedule);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={reportSchedule} Form={Form} {...reportSchedule.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={reportSchedule}
      name="main"
      title={schemaText('Scheduled reports')}
      columns={['reportName', 'every', 'nextRun', 'lastRun', 'result', 'owner', 'active']}
      more={['period', 'fileFormat', 'sendTime']}
      filters={['every', 'active']}
      sort={{ field: 'nextRun', order: 'DESC' }}
      sorts={[
        'nextRun',
        'reportName',
        'every',
        'lastRun',
        'result',
        'owner',
        'active',
        'period',
        'fileFormat',
        'sendTime',
      ]}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
