// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import slots from '../../features/report-schedule/slots.tsx';
import { localised } from '../../core/i18n/localised.ts';
import type { Resource } from '../../core/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { ReportSchedule } from './types.gen.ts';

export const reportSchedule: Resource<ReportSchedule> = {
  ...resources.reportSchedule,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    report: { title: 'Report', type: 'integer', minimum: 1, required: 'Report is required.' },
    reportName: { title: 'Report', type: 'string', maxLength: 80, readOnly: true, transform: ['trim'] },
    period: {
      title: 'Period',
      type: 'string',
      description: 'Worked out on the day it is sent.',
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
      default: 'All',
      required: 'Period is required.',
    },
    fileFormat: {
      title: 'File',
      type: 'string',
      values: ['XLSX', 'CSV'],
      default: 'XLSX',
      required: 'File is required.',
    },
    every: {
      title: 'Every',
      type: 'string',
      values: ['Day', 'Week', 'Month'],
      default: 'Week',
      required: 'Every is required.',
    },
    weekday: {
      title: 'Weekday',
      type: 'string',
      values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      default: 'Monday',
      required: 'Weekday is required.',
    },
    monthDay: {
      title: 'Day of the month',
      type: 'integer',
      description: 'In a shorter month, the last day.',
      default: 1,
      minimum: 1,
      maximum: 31,
      required: 'Day of the month is required.',
    },
    sendTime: {
      title: 'Time',
      type: 'string',
      format: 'time',
      default: '07:00',
      maxLength: 100,
      required: 'Time is required.',
    },
    recipients: {
      title: 'Also to',
      type: 'refs',
      description: 'They get only what the owner may see.',
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

  loadValidators: () => import('./validators.gen.ts').then((module) => module.validators),
  slots: slots,
};
