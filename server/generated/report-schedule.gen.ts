// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/report-schedule';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ReportSchedule } from '../../schemas/generated/report-schedule.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { ReportScheduleReference, UserReference } from './references.gen.ts';

export const reportSchedule: EntityDefinition<ReportScheduleRecord, ReportScheduleReference> = {
  name: 'reportSchedule',
  title: 'Scheduled report',
  plural: 'Scheduled reports',
  description:
    'Reports that are sent by e-mail every day, week or month. Each contains only what its owner may see when it is sent.',
  kind: 'entity',
  table: 'report_schedule',
  key: 'id',
  display: 'reportName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'report', title: 'Report', type: 'integer', minimum: 1, column: 'report' },
    {
      name: 'reportName',
      title: 'Report',
      type: 'string',
      maxLength: 80,
      readOnly: true,
      transform: ['trim'],
      column: 'report_name',
    },
    {
      name: 'period',
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
      column: 'period',
      default: 'All',
    },
    {
      name: 'fileFormat',
      title: 'File',
      type: 'string',
      values: ['XLSX', 'CSV'],
      column: 'file_format',
      default: 'XLSX',
    },
    {
      name: 'every',
      title: 'Every',
      type: 'string',
      values: ['Day', 'Week', 'Month'],
      column: 'every',
      default: 'Week',
    },
    {
      name: 'weekday',
      title: 'Weekday',
      type: 'string',
      values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      column: 'weekday',
      default: 'Monday',
    },
    {
      name: 'monthDay',
      title: 'Day of the month',
      description: 'In a shorter month, the last day.',
      type: 'integer',
      minimum: 1,
      maximum: 31,
      column: 'month_day',
      default: 1,
    },
    {
      name: 'sendTime',
      title: 'Time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      column: 'send_time',
      default: '07:00',
    },
    {
      name: 'recipients',
      title: 'Also to',
      description: 'They get only what the owner may see.',
      type: 'refs',
      to: 'user',
      joinTable: 'report_schedule_recipients',
      among: { status: 'ACTIVE' },
      only: { status: 'ACTIVE' },
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'owner', title: 'Owner', type: 'ref', readOnly: true, to: 'user', column: 'owner_id' },
    {
      name: 'nextRun',
      title: 'Next run',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'next_run',
    },
    {
      name: 'lastRun',
      title: 'Last run',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'last_run',
    },
    {
      name: 'result',
      title: 'Result',
      type: 'string',
      maxLength: 300,
      readOnly: true,
      transform: ['trim'],
      column: 'result',
    },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'date_created',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'updatedOn',
      column: 'date_updated',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
      column: 'updated_by_id',
    },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'one', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  access: {
    read: { permission: 'ViewReportGroup' },
    create: { permission: 'ViewReportGroup' },
    update: { permission: 'ViewReportGroup' },
    remove: { permission: 'ViewReportGroup' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: ['owner'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: [
    'id',
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
  ],
  filterable: ['id', 'every', 'active', 'owner'],
  search: ['reportName'],
  lists: [
    {
      name: 'main',
      title: 'Scheduled reports',
      columns: ['reportName', 'every', 'nextRun', 'lastRun', 'result', 'owner', 'active'],
      more: ['period', 'fileFormat', 'sendTime'],
      filters: ['every', 'active'],
      where: {},
      sort: { field: 'nextRun', order: 'DESC' },
      sorts: ['nextRun', 'reportName'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'The report will be sent by e-mail',
    updated: 'Scheduled report saved',
    removed: 'Scheduled report deleted',
    createFailed: 'Error while saving Scheduled report',
    updateFailed: 'Error while updating Scheduled report',
    removeFailed: 'Error while deleting Scheduled report',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ReportScheduleRecord = {
  id: number;
  report: number | null;
  reportName: string | null;
  period:
    | 'All'
    | 'Yesterday'
    | 'This week'
    | 'Last week'
    | 'This month'
    | 'Last month'
    | 'This quarter'
    | 'Last quarter'
    | 'This year'
    | 'Last year'
    | null;
  fileFormat: 'XLSX' | 'CSV' | null;
  every: 'Day' | 'Week' | 'Month' | null;
  weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null;
  monthDay: number | null;
  sendTime: string | null;
  recipients: UserReference[];
  active: boolean;
  owner: UserReference | null;
  nextRun: string | null;
  lastRun: string | null;
  result: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ReportScheduleHooks extends EntityHooks<ReportScheduleRecord> {}

const API_TAG = 'Scheduled reports';

@Controller()
export class ReportScheduleController {
  readonly #crud: Crud<ReportSchedule>;

  constructor(@InjectCrud('reportSchedule') crud: Crud<ReportSchedule>) {
    this.#crud = crud;
  }

  @Get('reportSchedules')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag: API_TAG,
    summary: 'List scheduled reports',
    query: listQuery('ReportSchedule'),
    returns: 'ReportSchedule[]',
  })
  reportSchedules(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('reportSchedule')
  @HttpCode(200)
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a scheduled report',
    body: 'ReportScheduleInput',
    returns: 'ReportSchedule',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('reportSchedules/export')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag: API_TAG,
    summary: 'All scheduled reports as a file',
    query: exportQuery('ReportSchedule'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('reportSchedules/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many scheduled reports',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag: API_TAG, summary: 'One scheduled report', query: embedding, returns: 'ReportSchedule' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({
    tag: API_TAG,
    summary: 'Change a scheduled report',
    body: 'ReportScheduleInput',
    returns: 'ReportSchedule',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('reportSchedule/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag: API_TAG, summary: 'Delete a scheduled report, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('reportScheduleHistory/:id')
  @Access({ permission: 'ViewReportGroup' })
  @Describe({ tag: API_TAG, summary: 'Changes of a scheduled report', returns: 'HistoryEntry[]' })
  reportScheduleHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
