// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/quotation';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Quotation } from '../../schemas/generated/quotation.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile, totalsAnswer, totalsQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  BranchReference,
  CustomerReference,
  DepartmentReference,
  EnquiryReference,
  LostQuoteNoteReference,
  OpportunityStatusReference,
  ProductTypeReference,
  QuotationGradeReference,
  QuotationReference,
  QuoteStatusReference,
  SalesExecReference,
  UserReference,
} from './references.gen.ts';

export const quotation: EntityDefinition<QuotationRecord, QuotationReference> = {
  name: 'quotation',
  title: 'Quotation',
  plural: 'Quotations',
  description: 'The prices offered for enquiries, each with its version.',
  kind: 'entity',
  table: 'quotation',
  key: 'quoteVerId',
  display: 'sQuoteNo',
  embed: ['versionNo'],
  fields: [
    { name: 'quoteVerId', title: 'Quote Ver Id', type: 'integer', readOnly: true, column: 'quote_ver_id' },
    {
      name: 'sQuoteNo',
      title: 'Quote No',
      type: 'string',
      maxLength: 20,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['opportunity'], take: 'sQuoteNo' }],
      column: 's_quote_no',
    },
    {
      name: 'versionNo',
      title: 'Version',
      type: 'integer',
      minimum: 1,
      maximum: 9999,
      readOnly: true,
      sequence: { name: 'quoteVersion', within: 'opportunity' },
      column: 'version_no',
    },
    {
      name: 'opportunity',
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      setOnce: 'The enquiry of a quotation cannot be changed.',
      column: 'opportunity_id',
    },
    { name: 'address1', title: 'House', type: 'alias', alias: ['opportunity', 'address1'] },
    { name: 'address2', title: 'Street', type: 'alias', alias: ['opportunity', 'address2'] },
    { name: 'postCode', title: 'Post Code', type: 'alias', alias: ['opportunity', 'postCode'] },
    { name: 'opportunityStatus', title: 'Enquiry Status', type: 'alias', alias: ['opportunity', 'opportunityStatus'] },
    {
      name: 'customer',
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['opportunity'], take: 'customer' }],
      column: 'customer_id',
    },
    {
      name: 'mbpBranch',
      title: 'Branch',
      type: 'ref',
      readOnly: true,
      to: 'branch',
      derived: [{ from: ['opportunity'], take: 'mbpBranch' }],
      column: 'mbp_branch_id',
    },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['opportunity'], take: 'salesExec' }],
      column: 'sales_exec_id',
    },
    {
      name: 'quoteVerDate',
      title: 'Quote Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'quote_ver_date',
    },
    {
      name: 'productType',
      title: 'Product Type',
      type: 'ref',
      to: 'productType',
      column: 'product_type_id',
      only: { active: true },
    },
    { name: 'expiryDate', title: 'Expiry Date', type: 'string', format: 'date', maxLength: 100, column: 'expiry_date' },
    {
      name: 'expectedOrderDate',
      title: 'Expected Order Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'expected_order_date',
    },
    {
      name: 'reqDeliveryDate',
      title: 'Required Delivery Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'req_delivery_date',
    },
    {
      name: 'productValue',
      title: 'Product Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      total: true,
      column: 'product_value',
    },
    {
      name: 'internalValue',
      title: 'Internal Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      total: true,
      column: 'internal_value',
    },
    {
      name: 'productQty',
      title: 'Product Quantity',
      type: 'integer',
      minimum: 0,
      maximum: 2147483647,
      column: 'product_qty',
    },
    {
      name: 'quoteGrade',
      title: 'Grade',
      type: 'ref',
      to: 'quotationGrade',
      column: 'quote_grade_id',
      only: { active: true },
    },
    {
      name: 'quoteStatus',
      title: 'Status',
      type: 'ref',
      to: 'quoteStatus',
      column: 'quote_status_id',
      only: { active: true },
      defaultReference: { row: 1 },
    },
    {
      name: 'createdByDept',
      title: 'Department',
      type: 'ref',
      readOnly: true,
      to: 'department',
      column: 'created_by_dept_id',
      defaultReference: { user: 'mbpDept' },
    },
    {
      name: 'lostQuoteReason',
      title: 'Lost because',
      type: 'ref',
      to: 'lostQuoteNote',
      column: 'lost_quote_reason_id',
      only: { active: true },
    },
    {
      name: 'decidedOn',
      title: 'Decided on',
      description: 'Day on which the version was won or lost.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      dayOf: { field: 'quoteStatus', in: [2, 3] },
      column: 'decided_on',
    },
    {
      name: 'countedOn',
      title: 'Counted on',
      description:
        'Day by which reports count a version that is won or lost: that of the decision, or the quote date if it was decided before that day was kept.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      firstOf: ['decidedOn', 'quoteVerDate'],
      column: 'counted_on',
    },
    {
      name: 'chaseBy',
      title: 'Chase By',
      type: 'ref',
      to: 'user',
      handOver: {
        title: 'Active quotations to chase',
        where: [{ path: ['quoteStatus'], operator: '=', value: 1 }],
        lent: true,
      },
      column: 'chase_by_id',
      only: { status: 'ACTIVE' },
    },
    {
      name: 'supervisor',
      title: 'Team of',
      description: 'The supervisor of the person who is to chase it.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['chaseBy'], take: 'supervisor' }],
      column: 'supervisor_id',
    },
    { name: 'chaseDate', title: 'Chase On', type: 'string', format: 'date', maxLength: 100, column: 'chase_date' },
    {
      name: 'lastActivityDate',
      title: 'Last activity',
      description: 'Date of the latest activity with the enquiry or one of its quotations.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      derived: [{ from: ['opportunity'], take: 'lastActivityDate' }],
      column: 'last_activity_date',
    },
    {
      name: 'notes',
      title: 'Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'notes',
    },
    {
      name: 'sentOn',
      title: 'Sent on',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'sent_on',
    },
    {
      name: 'sentTo',
      title: 'Sent to',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
      column: 'sent_to',
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
  rollUps: [
    { of: 'enquiry', field: 'quoteValue', by: 'opportunity', take: 'productValue', latest: 'versionNo', history: true },
    {
      of: 'enquiry',
      field: 'expiryDate',
      by: 'opportunity',
      take: 'expiryDate',
      latest: 'versionNo',
      history: true,
      unless: { quoteStatus: 1 },
    },
  ],
  unique: [{ fields: ['opportunity', 'versionNo'], message: 'The enquiry already has a version {versionNo}.' }],
  timeline: {
    under: ['customer', 'opportunity'],
    at: [{ date: 'quoteVerDate' }, { date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['quoteStatus', 'productValue', 'productType'],
    changes: ['quoteStatus', 'productValue', 'chaseBy', 'salesExec', 'expiryDate'],
  },
  related: [
    { tab: 'versions', of: 'quotation', by: 'opportunity', from: 'opportunity' },
    { tab: 'sent', of: 'quotationDocument', by: 'quotation' },
    { tab: 'activities', of: 'activity', by: 'quote' },
    { tab: 'attachments', of: 'attachment', by: 'quotation' },
  ],
  operations: [
    'list',
    'saved',
    'filter',
    'search',
    'one',
    'create',
    'update',
    'remove',
    'history',
    'export',
    'totals',
    'bulk',
  ],
  access: {
    read: { permission: 'ViewQuotations' },
    create: { permission: 'AddNewQuotation' },
    update: { permission: 'EditQuotations' },
    remove: { permission: 'EditQuotations' },
  },
  branch: ['mbpBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: [
    'quoteVerId',
    'sQuoteNo',
    'quoteVerDate',
    'customer',
    'expiryDate',
    'productValue',
    'quoteStatus',
    'versionNo',
    'mbpBranch',
    'opportunity',
    'salesExec',
    'productType',
    'productQty',
    'quoteGrade',
    'chaseBy',
    'chaseDate',
    'expectedOrderDate',
    'decidedOn',
    'lastActivityDate',
  ],
  filterable: [
    'quoteVerId',
    'mbpBranch',
    'salesExec',
    'productType',
    'quoteGrade',
    'quoteStatus',
    'supervisor',
    'opportunity',
    'customer',
    'createdByDept',
    'lostQuoteReason',
    'chaseBy',
    'createdBy',
  ],
  search: ['sQuoteNo', 'customer'],
  lists: [
    {
      name: 'main',
      title: 'Quotations',
      viewId: 4,
      columns: [
        'sQuoteNo',
        'versionNo',
        'customer',
        'mbpBranch',
        'quoteVerDate',
        'expiryDate',
        'productValue',
        'quoteStatus',
      ],
      more: [
        'opportunity',
        'salesExec',
        'productType',
        'productQty',
        'quoteGrade',
        'chaseBy',
        'chaseDate',
        'expectedOrderDate',
        'decidedOn',
        'lastActivityDate',
      ],
      filters: ['mbpBranch', 'salesExec', 'productType', 'quoteGrade', 'quoteStatus', 'supervisor'],
      where: {},
      sort: { field: 'quoteVerDate', order: 'DESC' },
      date: 'quoteVerDate',
      sorts: ['quoteVerDate', 'sQuoteNo', 'customer', 'expiryDate', 'productValue', 'quoteStatus'],
      rows: 25,
    },
    {
      name: 'byEnquiry',
      title: 'Quotations',
      columns: ['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'sQuoteNo', order: 'DESC' },
      sorts: ['sQuoteNo', 'quoteVerDate', 'productValue', 'quoteStatus'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Quotations',
      columns: ['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'sQuoteNo', order: 'DESC' },
      sorts: ['sQuoteNo', 'quoteVerDate', 'productValue', 'quoteStatus'],
      rows: 25,
    },
  ],
  duplicates: null,
  bulk: {
    set: ['chaseBy', 'chaseDate', 'quoteStatus', 'lostQuoteReason'],
    create: {
      of: 'activity',
      fields: [
        'activityType',
        'dateCreated',
        'subject',
        'startDate',
        'startTime',
        'duration',
        'deadlineDate',
        'deadlineTime',
        'user',
        'notes',
      ],
    },
  },
  history: true,
  past: [{ path: ['quoteStatus'], operator: 'in', value: [2, 3, 4, 5, 6] }],
  trash: 'reserved',
  messages: {
    created: 'New Quotation Saved',
    updated: 'Quotation Updated',
    removed: 'Quotation deleted',
    createFailed: 'Error while saving quotation',
    updateFailed: 'Error while updating quotation',
    removeFailed: 'Error while deleting Quotation',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationRecord = {
  quoteVerId: number;
  sQuoteNo: string | null;
  versionNo: number | null;
  opportunity: EnquiryReference | null;
  address1: string | null;
  address2: string | null;
  postCode: string | null;
  opportunityStatus: OpportunityStatusReference | null;
  customer: CustomerReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  quoteVerDate: string | null;
  productType: ProductTypeReference | null;
  expiryDate: string | null;
  expectedOrderDate: string | null;
  reqDeliveryDate: string | null;
  productValue: number | null;
  internalValue: number | null;
  productQty: number | null;
  quoteGrade: QuotationGradeReference | null;
  quoteStatus: QuoteStatusReference | null;
  createdByDept: DepartmentReference | null;
  lostQuoteReason: LostQuoteNoteReference | null;
  decidedOn: string | null;
  countedOn: string | null;
  chaseBy: UserReference | null;
  supervisor: UserReference | null;
  chaseDate: string | null;
  lastActivityDate: string | null;
  notes: string | null;
  sentOn: string | null;
  sentTo: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface QuotationHooks extends EntityHooks<QuotationRecord> {}

const API_TAG = 'Quotations';

@Controller()
export class QuotationController {
  readonly #crud: Crud<Quotation>;

  constructor(@InjectCrud('quotation') crud: Crud<Quotation>) {
    this.#crud = crud;
  }

  @Get('quotations')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'List quotations', query: listQuery('Quotation'), returns: 'Quotation[]' })
  quotations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('quotation')
  @HttpCode(200)
  @Access({ permission: 'AddNewQuotation' })
  @Describe({ tag: API_TAG, summary: 'Create a quotation', body: 'QuotationInput', returns: 'Quotation' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotations/export')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'All quotations as a file', query: exportQuery('Quotation'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('quotations/totals')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of quotations, of at most 10,000',
    query: totalsQuery('Quotation'),
    returns: totalsAnswer(['productValue', 'internalValue']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Post('quotations/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many quotations',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('opportunityquotes/:opportunity')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'List quotations (by enquiry)',
    query: listQuery('Quotation'),
    returns: 'Quotation[]',
  })
  opportunityquotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('customerquotes/:customer')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'List quotations (by customer)',
    query: listQuery('Quotation'),
    returns: 'Quotation[]',
  })
  customerquotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('savedFilteredQuotations/:savedFilter')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Quotations of a saved filter', returns: 'Quotation[]' })
  savedFilteredQuotations(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post('quotationfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of quotations',
    params: { search: 'string' },
    body: 'QuotationListFilter',
    returns: 'QuotationPage',
    inView: true,
  })
  quotationfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('quotationGlobalSearch/:text')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Find quotations by text', params: { text: 'string' }, returns: 'Quotation[]' })
  quotationGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get(['quotation/:id', 'quotationinfo/:id'])
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'One quotation', query: embedding, returns: 'Quotation' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('quotation/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Change a quotation', body: 'QuotationInput', returns: 'Quotation' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotation/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Delete a quotation, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('recordHistoryQuote/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Changes of a quotation', returns: 'HistoryEntry[]' })
  recordHistoryQuote(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
