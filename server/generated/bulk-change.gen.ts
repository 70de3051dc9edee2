// Generated from schemas/entities/bulk-change/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/bulk-change';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BulkChange } from '../../schemas/generated/bulk-change.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BulkChangeReference, UserReference } from './references.gen.ts';

export const bulkChange: EntityDefinition<BulkChangeRecord, BulkChangeReference> = {
  name: 'bulkChange',
  title: 'Bulk change',
  plural: 'Bulk changes',
  description: 'Changes of many records at once, the latest first. Each can be undone for ten minutes after its end.',
  kind: 'entity',
  table: 'bulk_change',
  key: 'id',
  display: 'summary',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'summary',
      title: 'Change',
      description: 'What is changed, in words.',
      type: 'string',
      maxLength: 500,
      readOnly: true,
      transform: ['trim'],
      column: 'summary',
    },
    {
      name: 'kind',
      title: 'Records',
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
    {
      name: 'change',
      title: 'Change',
      description: 'JSON: what is changed, as it was sent.',
      type: 'string',
      format: 'text',
      maxLength: 100000,
      readOnly: true,
      transform: ['trim'],
      column: 'change',
    },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      values: ['Checking', 'Checked', 'Changing', 'Changed', 'Undoing', 'Undone', 'Discarded'],
      readOnly: true,
      column: 'status',
      default: 'Checking',
    },
    { name: 'person', title: 'By', type: 'ref', readOnly: true, to: 'user', column: 'person_id' },
    { name: 'rowCount', title: 'Selected', type: 'integer', readOnly: true, column: 'row_count', default: 0 },
    {
      name: 'checkedCount',
      title: 'Checked',
      description: 'Records that the check has come to, from the first.',
      type: 'integer',
      readOnly: true,
      column: 'checked_count',
      default: 0,
    },
    { name: 'readyCount', title: 'To be changed', type: 'integer', readOnly: true, column: 'ready_count', default: 0 },
    {
      name: 'sameCount',
      title: 'As wanted already',
      type: 'integer',
      readOnly: true,
      column: 'same_count',
      default: 0,
    },
    {
      name: 'refusedCount',
      title: 'Cannot be changed',
      type: 'integer',
      readOnly: true,
      column: 'refused_count',
      default: 0,
    },
    {
      name: 'passedCount',
      title: 'Done',
      description: 'Records that the change has come to, from the first.',
      type: 'integer',
      readOnly: true,
      column: 'passed_count',
      default: 0,
    },
    { name: 'changedCount', title: 'Changed', type: 'integer', readOnly: true, column: 'changed_count', default: 0 },
    { name: 'undoneCount', title: 'Undone', type: 'integer', readOnly: true, column: 'undone_count', default: 0 },
    { name: 'keptCount', title: 'Not undone', type: 'integer', readOnly: true, column: 'kept_count', default: 0 },
    {
      name: 'running',
      title: 'Running',
      description: 'Its records are being checked, changed or undone.',
      type: 'boolean',
      readOnly: true,
      column: 'running',
      default: false,
    },
    {
      name: 'problem',
      title: 'Problem',
      description: 'Why the work has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
      column: 'problem',
    },
    {
      name: 'endedAt',
      title: 'Ended',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'ended_at',
    },
    {
      name: 'undoUntil',
      title: 'Can be undone until',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'undo_until',
    },
    {
      name: 'keptUntil',
      title: 'Rows kept until',
      description: 'The day on which it is forgotten which records were changed.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'kept_until',
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
  operations: ['list', 'one', 'export'],
  access: {
    read: { permission: 'BulkChange' },
    create: { permission: 'BulkChange' },
    update: { permission: 'BulkChange' },
    remove: { permission: 'BulkChange' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: ['person'],
  others: { roleName: 'Admin' },
  names: null,
  sortable: [
    'id',
    'dateCreated',
    'summary',
    'kind',
    'status',
    'person',
    'rowCount',
    'changedCount',
    'refusedCount',
    'endedAt',
    'sameCount',
    'undoneCount',
    'keptCount',
    'undoUntil',
  ],
  filterable: ['id', 'kind', 'status', 'person'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Bulk changes',
      columns: ['summary', 'kind', 'status', 'person', 'dateCreated', 'rowCount', 'changedCount', 'refusedCount'],
      more: ['endedAt', 'sameCount', 'undoneCount', 'keptCount', 'undoUntil'],
      filters: ['kind', 'status', 'person'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'none',
  messages: {
    created: 'New Bulk change Saved',
    updated: 'Bulk change Updated',
    removed: 'Bulk change deleted',
    createFailed: 'Error while saving Bulk change',
    updateFailed: 'Error while updating Bulk change',
    removeFailed: 'Error while deleting Bulk change',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type BulkChangeRecord = {
  id: number;
  summary: string | null;
  kind: string | null;
  change: string | null;
  status: 'Checking' | 'Checked' | 'Changing' | 'Changed' | 'Undoing' | 'Undone' | 'Discarded' | null;
  person: UserReference | null;
  rowCount: number | null;
  checkedCount: number | null;
  readyCount: number | null;
  sameCount: number | null;
  refusedCount: number | null;
  passedCount: number | null;
  changedCount: number | null;
  undoneCount: number | null;
  keptCount: number | null;
  running: boolean;
  problem: string | null;
  endedAt: string | null;
  undoUntil: string | null;
  keptUntil: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface BulkChangeHooks extends EntityHooks<BulkChangeRecord> {}

const API_TAG = 'Bulk changes';

@Controller()
export class BulkChangeController {
  readonly #crud: Crud<BulkChange>;

  constructor(@InjectCrud('bulkChange') crud: Crud<BulkChange>) {
    this.#crud = crud;
  }

  @Get('bulkChanges')
  @Access({ permission: 'BulkChange' })
  @Describe({ tag: API_TAG, summary: 'List bulk changes', query: listQuery('BulkChange'), returns: 'BulkChange[]' })
  bulkChanges(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('bulkChanges/export')
  @Access({ permission: 'BulkChange' })
  @Describe({ tag: API_TAG, summary: 'All bulk changes as a file', query: exportQuery('BulkChange'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('bulkChanges/:id')
  @Access({ permission: 'BulkChange' })
  @Describe({ tag: API_TAG, summary: 'One bulk change', query: embedding, returns: 'BulkChange' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
