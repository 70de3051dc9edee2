// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/enquiry';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Enquiry } from '../../schemas/generated/enquiry.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile, totalsAnswer, totalsQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { DeriveContext, EntityHooks } from '../services/save/hooks.ts';
import type {
  BranchReference,
  CityTownReference,
  ContactReference,
  CustomerReference,
  EnquiryReference,
  OpportunityStatusReference,
  OpportunityTypeReference,
  ProductTypeReference,
  ProjectTypeReference,
  RegionReference,
  SalesExecReference,
  UserReference,
} from './references.gen.ts';

export const enquiry: EntityDefinition<EnquiryRecord, EnquiryReference> = {
  name: 'enquiry',
  title: 'Enquiry',
  plural: 'Enquiries',
  description: 'Requests for a price, from the first call to the order.',
  kind: 'entity',
  table: 'enquiry',
  key: 'oppId',
  display: 'sQuoteNo',
  embed: ['oppDescription'],
  fields: [
    { name: 'oppId', title: 'Opp Id', type: 'integer', readOnly: true, column: 'opp_id' },
    {
      name: 'sQuoteNo',
      title: 'Quote No',
      type: 'string',
      maxLength: 20,
      readOnly: true,
      transform: ['trim'],
      sequence: { name: 'quoteNumber', prefix: 'Q', width: 6 },
      column: 's_quote_no',
    },
    {
      name: 'oppDescription',
      title: 'Description',
      type: 'string',
      maxLength: 200,
      transform: ['trim', 'upper'],
      column: 'opp_description',
    },
    {
      name: 'dateReceived',
      title: 'Date Received',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'date_received',
    },
    { name: 'receivedDate', title: 'Received Date', type: 'alias', alias: ['dateReceived'] },
    {
      name: 'lastActivityDate',
      title: 'Last activity',
      description: 'Date of the latest activity with the enquiry or one of its quotations.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'last_activity_date',
    },
    {
      name: 'requestedBy',
      title: 'Requested By',
      type: 'ref',
      to: 'user',
      handOver: {
        title: 'Open enquiries they requested',
        where: [
          { path: ['opportunityStatus'], operator: '<>', value: null },
          { path: ['opportunityStatus'], operator: '<>', value: 6 },
          { path: ['opportunityStatus'], operator: '<>', value: 3 },
          { path: ['opportunityStatus'], operator: '<>', value: 5 },
          { path: ['opportunityStatus'], operator: '<>', value: 9 },
        ],
      },
      column: 'requested_by_id',
      only: { status: 'ACTIVE' },
    },
    {
      name: 'supervisor',
      title: 'Team of',
      description: 'The supervisor of the person who has requested it.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['requestedBy'], take: 'supervisor' }],
      column: 'supervisor_id',
    },
    {
      name: 'country',
      title: 'Country',
      type: 'string',
      maxLength: 100,
      readOnly: true,
      transform: ['trim'],
      column: 'country',
      default: 'UK',
    },
    {
      name: 'address1',
      title: 'House',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'address1',
    },
    {
      name: 'address2',
      title: 'Street',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'address2',
    },
    {
      name: 'address3',
      title: 'Sub Area',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'address3',
    },
    {
      name: 'address4',
      title: 'Address line 4',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'address4',
    },
    { name: 'address', title: 'Address', type: 'alias', alias: ['address1'] },
    {
      name: 'cityTown',
      title: 'City/Town',
      type: 'ref',
      to: 'cityTown',
      column: 'city_town_id',
      only: { active: true },
    },
    {
      name: 'postCode',
      title: 'Post Code',
      type: 'string',
      format: 'postCode',
      maxLength: 10,
      transform: ['trim', 'upper'],
      country: 'country',
      column: 'post_code',
    },
    {
      name: 'region',
      title: 'Region',
      type: 'ref',
      readOnly: true,
      to: 'region',
      derived: [{ from: ['postCode'], by: 'territory', take: 'region' }],
      column: 'region_id',
    },
    {
      name: 'phoneNo',
      title: 'Phone No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      transform: ['trim'],
      derived: [{ from: ['contact'], take: 'phoneNo' }],
      column: 'phone_no',
    },
    {
      name: 'email',
      title: 'Email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim'],
      derived: [{ from: ['contact'], take: 'email' }],
      column: 'email',
    },
    { name: 'abiNo', title: 'ABI No', type: 'string', maxLength: 50, transform: ['trim'], column: 'abi_no' },
    { name: 'custRef', title: 'Customer Ref', type: 'string', maxLength: 100, transform: ['trim'], column: 'cust_ref' },
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
      name: 'weblink',
      title: 'Web link',
      type: 'string',
      format: 'uri',
      maxLength: 300,
      transform: ['trim'],
      column: 'weblink',
    },
    { name: 'customer', title: 'Customer', type: 'ref', to: 'customer', column: 'customer_id', only: { active: true } },
    { name: 'custCode', title: 'Account No', type: 'alias', alias: ['customer', 'custCode'] },
    { name: 'customerName', title: 'Customer name', type: 'alias', alias: ['customer', 'custName'] },
    {
      name: 'requireApproval',
      title: 'Customer awaits approval',
      type: 'alias',
      alias: ['customer', 'requireApproval'],
    },
    {
      name: 'contact',
      title: 'Contact',
      type: 'ref',
      to: 'contact',
      column: 'contact_id',
      fits: { customer: 'customer' },
      only: { active: true },
    },
    {
      name: 'mbpBranch',
      title: 'Branch',
      type: 'ref',
      to: 'branch',
      derived: [{ from: ['postCode'], by: 'territory', take: 'mbpBranch' }],
      column: 'mbp_branch_id',
      only: { active: true },
    },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['mbpBranch'], take: 'salesExec' }],
      column: 'sales_exec_id',
    },
    {
      name: 'projectType',
      title: 'Enquiry Type',
      type: 'ref',
      to: 'projectType',
      column: 'project_type_id',
      only: { active: true },
    },
    {
      name: 'opportunityType',
      title: 'Opportunity Type',
      type: 'ref',
      to: 'opportunityType',
      column: 'opportunity_type_id',
      only: { active: true },
    },
    {
      name: 'productType',
      title: 'Product Type',
      type: 'ref',
      to: 'productType',
      column: 'product_type_id',
      only: { active: true },
    },
    {
      name: 'opportunityStatus',
      title: 'Status',
      type: 'ref',
      to: 'opportunityStatus',
      column: 'opportunity_status_id',
      only: { active: true },
      defaultReference: { row: 1 },
    },
    { name: 'oppStatusName', title: 'Opp Status Name', type: 'alias', alias: ['opportunityStatus', 'oppStatusName'] },
    {
      name: 'quoteValue',
      title: 'Value',
      type: 'number',
      format: 'money',
      readOnly: true,
      total: true,
      column: 'quote_value',
    },
    {
      name: 'expiryDate',
      title: 'Expiry Date',
      description:
        'Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'expiry_date',
    },
    {
      name: 'nextStep',
      title: 'Next Step',
      description: 'Day of the next activity with the enquiry that is still to do. A day that has passed is overdue.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'next_step',
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
    {
      of: 'customer',
      field: 'openValue',
      by: 'customer',
      take: 'quoteValue',
      sum: true,
      where: [
        { path: ['opportunityStatus'], operator: '<>', value: null },
        { path: ['opportunityStatus'], operator: '<>', value: 6 },
        { path: ['opportunityStatus'], operator: '<>', value: 3 },
        { path: ['opportunityStatus'], operator: '<>', value: 5 },
        { path: ['opportunityStatus'], operator: '<>', value: 9 },
      ],
    },
  ],
  unique: [{ fields: ['sQuoteNo'], message: 'Quote No is already used.' }],
  tally: { by: ['opportunityStatus', 'mbpBranch', 'salesExec', 'projectType'], sum: 'quoteValue' },
  timeline: {
    under: ['customer', 'contact'],
    at: [{ date: 'dateReceived' }, { date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['oppDescription', 'opportunityStatus', 'quoteValue', 'contact'],
    changes: ['oppDescription', 'opportunityStatus', 'requestedBy', 'salesExec', 'mbpBranch', 'customer', 'contact'],
  },
  related: [
    { tab: 'quotations', of: 'quotation', by: 'opportunity' },
    { tab: 'activities', of: 'activity', by: 'opportunity' },
    { tab: 'notes', of: 'note', by: 'opportunity' },
    { tab: 'attachments', of: 'attachment', by: 'opportunity' },
  ],
  operations: [
    'list',
    'names',
    'saved',
    'filter',
    'search',
    'one',
    'create',
    'update',
    'remove',
    'history',
    'check',
    'saveAnyway',
    'distinct',
    'alike',
    'export',
    'totals',
    'bulk',
  ],
  access: {
    read: { permission: 'ViewQuotations' },
    create: { permission: 'AddNewEnquiry' },
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
    'oppId',
    'sQuoteNo',
    'dateReceived',
    'customer',
    'quoteValue',
    'expiryDate',
    'opportunityStatus',
    'oppDescription',
    'mbpBranch',
    'nextStep',
    'salesExec',
    'contact',
    'region',
    'projectType',
    'cityTown',
    'postCode',
    'custRef',
    'lastActivityDate',
  ],
  filterable: [
    'oppId',
    'mbpBranch',
    'salesExec',
    'projectType',
    'opportunityStatus',
    'supervisor',
    'requestedBy',
    'cityTown',
    'region',
    'customer',
    'contact',
    'opportunityType',
    'productType',
  ],
  search: ['sQuoteNo', 'oppDescription', 'customer', 'postCode', 'custRef'],
  lists: [
    {
      name: 'main',
      title: 'Enquiries',
      viewId: 8,
      columns: [
        'sQuoteNo',
        'oppDescription',
        'customer',
        'mbpBranch',
        'dateReceived',
        'nextStep',
        'quoteValue',
        'opportunityStatus',
      ],
      more: [
        'salesExec',
        'contact',
        'region',
        'projectType',
        'cityTown',
        'postCode',
        'custRef',
        'lastActivityDate',
        'expiryDate',
      ],
      filters: ['mbpBranch', 'salesExec', 'projectType', 'opportunityStatus', 'supervisor'],
      where: {},
      sort: { field: 'dateReceived', order: 'DESC' },
      date: 'dateReceived',
      sorts: ['dateReceived', 'sQuoteNo', 'customer', 'quoteValue', 'expiryDate', 'opportunityStatus'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Enquiries',
      columns: ['sQuoteNo', 'oppDescription', 'dateReceived', 'quoteValue', 'opportunityStatus'],
      more: [],
      filters: ['opportunityStatus'],
      where: {},
      sort: { field: 'dateReceived', order: 'DESC' },
      sorts: ['dateReceived', 'quoteValue', 'opportunityStatus'],
      rows: 25,
    },
    {
      name: 'byContact',
      title: 'Enquiries',
      columns: ['sQuoteNo', 'oppDescription', 'dateReceived', 'quoteValue', 'opportunityStatus'],
      more: [],
      filters: ['opportunityStatus'],
      where: {},
      sort: { field: 'dateReceived', order: 'DESC' },
      sorts: ['dateReceived', 'quoteValue', 'opportunityStatus'],
      rows: 25,
    },
  ],
  duplicates: {
    when: ['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode'],
    rank: [
      { name: 'sim_desc_rank', of: 'name', fields: ['oppDescription'], weight: 1 },
      {
        name: 'sim_addr_rank',
        of: 'address',
        fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode'],
        weight: 1,
      },
    ],
    evidence: ['custRef'],
    elsewhere: [],
  },
  bulk: {
    set: ['requestedBy', 'opportunityStatus', 'mbpBranch'],
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
  past: [{ path: ['opportunityStatus'], operator: 'in', value: [6, 3, 5, 8, 9] }],
  trash: 'reserved',
  messages: {
    created: 'New Enquiry Saved',
    updated: 'Opportunity Updated',
    removed: 'Enquiry deleted',
    createFailed: 'Error while saving enquiry',
    updateFailed: 'Error while updating enquiry',
    removeFailed: 'Error while deleting Enquiry',
    missingId: 'Id must be available for editing.',
    nothing: 'Enquiry info not found',
    createdAnyway: 'New Opportunity Saved',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type EnquiryRecord = {
  oppId: number;
  sQuoteNo: string | null;
  oppDescription: string | null;
  dateReceived: string | null;
  receivedDate: string | null;
  lastActivityDate: string | null;
  requestedBy: UserReference | null;
  supervisor: UserReference | null;
  country: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  address: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  region: RegionReference | null;
  phoneNo: string | null;
  email: string | null;
  abiNo: string | null;
  custRef: string | null;
  notes: string | null;
  weblink: string | null;
  customer: CustomerReference | null;
  custCode: string | null;
  customerName: string | null;
  requireApproval: boolean | null;
  contact: ContactReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  projectType: ProjectTypeReference | null;
  opportunityType: OpportunityTypeReference | null;
  productType: ProductTypeReference | null;
  opportunityStatus: OpportunityStatusReference | null;
  oppStatusName: string | null;
  quoteValue: number | null;
  expiryDate: string | null;
  nextStep: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface EnquiryHooks extends EntityHooks<EnquiryRecord> {
  readonly derive: {
    /** Gives region, mbpBranch for postCode. */
    territory(
      from: Pick<EnquiryRecord, 'postCode'>,
      context: DeriveContext,
    ):
      | Partial<Pick<EnquiryRecord, 'region' | 'mbpBranch'>>
      | null
      | Promise<Partial<Pick<EnquiryRecord, 'region' | 'mbpBranch'>> | null>;
  };
}

const API_TAG = 'Enquiries';

@Controller()
export class EnquiryController {
  readonly #crud: Crud<Enquiry>;

  constructor(@InjectCrud('enquiry') crud: Crud<Enquiry>) {
    this.#crud = crud;
  }

  @Get('opportunities')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'List enquiries', query: listQuery('Enquiry'), returns: 'Enquiry[]' })
  opportunities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('oppQuoteNo')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Names of enquiries',
    query: listQuery('Enquiry'),
    returns: 'EnquiryName[]',
    counted: false,
  })
  oppQuoteNo(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user);
  }

  @Post('opportunity')
  @HttpCode(200)
  @Access({ permission: 'AddNewEnquiry' })
  @Describe({
    tag: API_TAG,
    summary: 'Create an enquiry',
    body: 'EnquiryInput',
    returns: 'Enquiry',
    conflict: 'EnquiryDuplicate[]',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('getDupEnquiry')
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Possible duplicates of an enquiry: none, or 409 with ranked rows',
    body: 'EnquiryInput',
    returns: { type: 'array', items: {}, maxItems: 0 },
    conflict: 'EnquiryDuplicate[]',
    inView: true,
  })
  getDupEnquiry(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('opportunityconf')
  @HttpCode(200)
  @Access({ permission: 'AddNewEnquiry' })
  @Describe({ tag: API_TAG, summary: 'Create an enquiry despite duplicates', body: 'EnquiryInput', returns: 'Enquiry' })
  opportunityconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('opportunities/export')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'All enquiries as a file', query: exportQuery('Enquiry'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('opportunities/totals')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of enquiries, of at most 10,000',
    query: totalsQuery('Enquiry'),
    returns: totalsAnswer(['quoteValue']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Post('opportunities/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many enquiries',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('savedFilteredEnquiries/:savedFilter')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Enquiries of a saved filter', returns: 'Enquiry[]' })
  savedFilteredEnquiries(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post([
    'opportunityfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
    'opportunityfilterbypage2/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
  ])
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of enquiries',
    params: { search: 'string' },
    body: 'EnquiryListFilter',
    returns: 'EnquiryPage',
    inView: true,
  })
  opportunityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('opportunityGlobalSearch/:text')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Find enquiries by text', params: { text: 'string' }, returns: 'Enquiry[]' })
  opportunityGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get('opportunity/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'One enquiry', query: embedding, returns: 'Enquiry' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('opportunity/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Change an enquiry', body: 'EnquiryInput', returns: 'Enquiry' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunity/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Delete an enquiry, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('recordHistoryEnquiry/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag: API_TAG, summary: 'Changes of an enquiry', returns: 'HistoryEntry[]' })
  recordHistoryEnquiry(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Post('notDuplicateEnquiries/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Mark two enquiries as different', returns: 'RecordPair' })
  notDuplicateEnquiries(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateEnquiries/:id/:other')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag: API_TAG, summary: 'Remove the mark that two enquiries are different', returns: 'RecordPair' })
  notDuplicateEnquiriesByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
