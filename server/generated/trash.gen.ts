// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/trash';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Trash } from '../../schemas/generated/trash.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { TrashReference, UserReference } from './references.gen.ts';

export const trash: EntityDefinition<TrashRecord, TrashReference> = {
  name: 'trash',
  title: 'Deleted record',
  plural: 'Deleted records',
  description: 'What was deleted in the last 30 days. It can be restored with everything that was deleted with it.',
  kind: 'entity',
  table: 'trash',
  key: 'id',
  display: 'recordName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'kind',
      title: 'Kind',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: {
        absence: 'Absence',
        activity: 'Activity',
        activitySeries: 'Activity series',
        actualSales: 'Sales figure',
        alert: 'Alert',
        assignedPermission: 'Role permission',
        attachment: 'Attachment',
        contact: 'Contact',
        customer: 'Customer',
        customerBranch: 'Branch account',
        enquiry: 'Enquiry',
        importMapping: 'Import mapping',
        loginHistory: 'Login',
        note: 'Note',
        permission: 'Permission',
        quotation: 'Quotation',
        quotationDocument: 'Sent quotation',
        reportSchedule: 'Scheduled report',
        role: 'Role',
        salesForecast: 'Sales forecast',
        salesPosting: 'Sales posting',
        sentMail: 'E-mail',
        supportCase: 'Support Case',
        supportCaseReply: 'Reply',
        user: 'User',
        userViewFilter: 'Saved filter',
        userWidget: 'Widget',
        activityResult: 'Activity Result',
        activityStatus: 'Activity Status',
        activityType: 'Activity Type',
        branch: 'Branch',
        cityTown: 'City/Town',
        contactType: 'Contact Type',
        customerType: 'Customer Type',
        department: 'Department',
        helpVideo: 'Help Video',
        industryType: 'Industry Type',
        jobFunction: 'Job Function',
        jobTitle: 'Job Title',
        letterhead: 'Letterhead',
        lostQuoteNote: 'Lost Quote Note',
        mailTemplate: 'Mail template',
        manufacturer: 'Manufacturer',
        opportunityStatus: 'Enquiry Status',
        opportunityType: 'Opportunity Type',
        postalArea: 'Postal Area',
        productType: 'Product Type',
        projectType: 'Project Type',
        quotationGrade: 'Quotation Grade',
        quoteStatus: 'Quote Status',
        quoteType: 'Quote Type',
        region: 'Region',
        reminderType: 'Reminder Type',
        salesExec: 'Sales Exec',
        salutation: 'Salutation',
        supportCaseStatus: 'Support Case Status',
        supportCaseType: 'Support Case Type',
        tag: 'Tag',
      },
      column: 'kind',
    },
    { name: 'recordId', title: 'Number', type: 'integer', readOnly: true, column: 'record_id' },
    {
      name: 'recordName',
      title: 'Name',
      type: 'string',
      maxLength: 400,
      readOnly: true,
      transform: ['trim'],
      column: 'record_name',
    },
    {
      name: 'about',
      title: 'Of',
      type: 'string',
      maxLength: 400,
      readOnly: true,
      transform: ['trim'],
      column: 'about',
    },
    { name: 'records', title: 'Records', type: 'integer', readOnly: true, column: 'records' },
    {
      name: 'deletedAt',
      title: 'Deleted',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'deleted_at',
    },
    { name: 'deletedBy', title: 'Deleted by', type: 'ref', readOnly: true, to: 'user', column: 'deleted_by_id' },
    {
      name: 'keptUntil',
      title: 'Kept until',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'kept_until',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'one', 'remove', 'export', 'bulk'],
  access: {
    read: 'signedIn',
    create: { roleName: 'Admin' },
    update: { roleName: 'Admin' },
    remove: { roleName: 'Admin' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: ['deletedBy'],
  others: { roleName: 'Admin' },
  names: null,
  sortable: ['id', 'deletedAt', 'recordName', 'kind', 'about', 'records', 'deletedBy', 'keptUntil'],
  filterable: ['id', 'kind', 'deletedBy'],
  search: ['recordName', 'about'],
  lists: [
    {
      name: 'main',
      title: 'Deleted',
      columns: ['recordName', 'kind', 'about', 'records', 'deletedAt', 'deletedBy', 'keptUntil'],
      more: [],
      filters: ['kind', 'deletedBy'],
      where: {},
      sort: { field: 'deletedAt', order: 'DESC' },
      sorts: ['deletedAt', 'recordName'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'none',
  messages: {
    created: 'New Deleted record Saved',
    updated: 'Deleted record Updated',
    removed: 'Deleted for good',
    createFailed: 'Error while saving Deleted record',
    updateFailed: 'Error while updating Deleted record',
    removeFailed: 'Error while deleting Deleted record',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type TrashRecord = {
  id: number;
  kind: string | null;
  recordId: number | null;
  recordName: string | null;
  about: string | null;
  records: number | null;
  deletedAt: string | null;
  deletedBy: UserReference | null;
  keptUntil: string | null;
};

export interface TrashHooks extends EntityHooks<TrashRecord> {}

const API_TAG = 'Deleted records';

@Controller()
export class TrashController {
  readonly #crud: Crud<Trash>;

  constructor(@InjectCrud('trash') crud: Crud<Trash>) {
    this.#crud = crud;
  }

  @Get('trash')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List deleted records', query: listQuery('Trash'), returns: 'Trash[]' })
  trash(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('trash/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All deleted records as a file', query: exportQuery('Trash'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('trash/bulk')
  @HttpCode(200)
  @Access({ roleName: 'Admin' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many deleted records',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
    undoable: false,
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: false, remove: true });
  }

  @Get('trash/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One deleted record', query: embedding, returns: 'Trash' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Delete('trash/:id')
  @Access({ roleName: 'Admin' })
  @Describe({
    tag: API_TAG,
    summary: 'Delete a deleted record, if nothing refers to it',
    returns: 'RecordKey',
    undoable: false,
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
