// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/customer';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Customer } from '../../schemas/generated/customer.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, cardFile, embedding, exportQuery, listQuery, totalsAnswer, totalsQuery } from '../http/openapi.ts';
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
  CustomerTypeReference,
  IndustryTypeReference,
  RegionReference,
  SalesExecReference,
  TagReference,
  UserReference,
} from './references.gen.ts';

export const customer: EntityDefinition<CustomerRecord, CustomerReference> = {
  name: 'customer',
  title: 'Customer',
  plural: 'Customers',
  description: 'The companies we quote and sell to.',
  kind: 'entity',
  table: 'customer',
  key: 'customerId',
  display: 'custName',
  embed: ['custCode', 'parentCompany'],
  fields: [
    { name: 'customerId', title: 'Customer Id', type: 'integer', readOnly: true, column: 'customer_id' },
    {
      name: 'custCode',
      title: 'Account No',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      setOnce: 'Please change or select a different Account Code from the "View MBP Branch Accounts" Page.',
      column: 'cust_code',
    },
    {
      name: 'custName',
      title: 'Customer Name',
      type: 'string',
      maxLength: 200,
      transform: ['trim', 'upper'],
      column: 'cust_name',
    },
    { name: 'parentCompany', title: 'Parent Company', type: 'alias', alias: ['custName'] },
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
      name: 'country',
      title: 'Country',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'country',
      default: 'UK',
    },
    {
      name: 'region',
      title: 'Region',
      type: 'ref',
      to: 'region',
      derived: [{ from: ['postCode'], by: 'territory', take: 'region' }],
      column: 'region_id',
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
    { name: 'branch', title: 'Branch name', type: 'alias', alias: ['mbpBranch', 'branchName'] },
    {
      name: 'salesExec',
      title: 'Sales Exec',
      type: 'ref',
      to: 'salesExec',
      derived: [
        { from: ['postCode'], by: 'territory', take: 'salesExec' },
        { from: ['mbpBranch'], take: 'salesExec' },
      ],
      handOver: { title: 'Customers', where: [] },
      column: 'sales_exec_id',
      only: { active: true },
    },
    {
      name: 'customerType',
      title: 'Customer Type',
      type: 'ref',
      to: 'customerType',
      column: 'customer_type_id',
      only: { active: true },
    },
    {
      name: 'industryType',
      title: 'Industry',
      type: 'ref',
      to: 'industryType',
      column: 'industry_type_id',
      only: { active: true },
    },
    {
      name: 'phoneNo',
      title: 'Phone No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      transform: ['trim'],
      column: 'phone_no',
    },
    {
      name: 'mobile',
      title: 'Mobile',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      transform: ['trim'],
      column: 'mobile',
    },
    {
      name: 'faxNo',
      title: 'Fax No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      transform: ['trim'],
      column: 'fax_no',
    },
    {
      name: 'email',
      title: 'Email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim'],
      column: 'email',
    },
    { name: 'mainEmail', title: 'Main Email', type: 'alias', alias: ['email'] },
    {
      name: 'website',
      title: 'Website',
      type: 'string',
      format: 'uri',
      maxLength: 200,
      transform: ['trim'],
      column: 'website',
    },
    {
      name: 'keyContact',
      title: 'Key Contact',
      type: 'ref',
      to: 'contact',
      column: 'key_contact_id',
      fits: { customer: 'customerId' },
      only: { active: true },
    },
    { name: 'parentFlag', title: 'Is a parent customer', type: 'boolean', column: 'parent_flag', default: false },
    {
      name: 'parentCustomer',
      title: 'Parent Customer',
      type: 'ref',
      to: 'customer',
      column: 'parent_customer_id',
      only: { active: true, parentFlag: true },
    },
    {
      name: 'tags',
      title: 'Tags',
      type: 'refs',
      to: 'tag',
      joinTable: 'customer_tags',
      among: { type: 'CUSTOMER' },
      only: { active: true, type: 'CUSTOMER' },
    },
    { name: 'showMsg', title: 'Message', type: 'string', maxLength: 500, transform: ['trim'], column: 'show_msg' },
    {
      name: 'mainNotes',
      title: 'Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'main_notes',
    },
    {
      name: 'requireApproval',
      title: 'Awaiting approval',
      type: 'boolean',
      column: 'require_approval',
      default: false,
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      values: ['Active', 'Inactive', 'Awaiting approval'],
      readOnly: true,
      derived: [{ from: ['active', 'requireApproval'], by: 'status' }],
      column: 'status',
    },
    {
      name: 'lastContact',
      title: 'Latest activity',
      description: 'Date of the latest activity with the customer, planned ones included.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'last_contact',
    },
    {
      name: 'openValue',
      title: 'Open Value',
      description:
        "Sum of the values of the customer's open enquiries: those that are not won, lost, cancelled or closed.",
      type: 'number',
      format: 'money',
      readOnly: true,
      total: true,
      column: 'open_value',
    },
    {
      name: 'nextStep',
      title: 'Next Step',
      description: 'Day of the next activity with the customer that is still to do. A day that has passed is overdue.',
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
  rollUps: [],
  unique: [
    {
      fields: ['custCode', 'mbpBranch'],
      message: 'The Account No entered is already used for Branch: {mbpBranch.branchName}',
    },
  ],
  timeline: {
    under: [],
    at: [{ date: 'dateCreated' }],
    by: 'createdBy',
    shows: [],
    changes: ['custName', 'custCode', 'status', 'salesExec', 'mbpBranch', 'keyContact', 'parentCustomer'],
  },
  related: [
    { tab: 'contacts', of: 'contact', by: 'customer' },
    { tab: 'linkedaccounts', of: 'customerBranch', by: 'customer' },
    { tab: 'notes', of: 'note', by: 'customer' },
    { tab: 'activities', of: 'activity', by: 'customer' },
    { tab: 'enquiries', of: 'enquiry', by: 'customer' },
    { tab: 'quotations', of: 'quotation', by: 'customer' },
    { tab: 'attachments', of: 'attachment', by: 'customer' },
    { tab: 'sales', of: 'actualSales', by: 'customer' },
  ],
  vcard: {
    fn: 'custName',
    email: 'email',
    tel: { phoneNo: 'WORK', mobile: 'CELL', faxNo: 'FAX' },
    url: 'website',
    address: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
  },
  operations: [
    'list',
    'names',
    'count',
    'page',
    'saved',
    'filter',
    'search',
    'one',
    'create',
    'update',
    'set',
    'remove',
    'history',
    'derive',
    'check',
    'saveAnyway',
    'distinct',
    'alike',
    'export',
    'totals',
    'bulk',
  ],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['mbpBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: [
    'customerId',
    'custName',
    'custCode',
    'postCode',
    'cityTown',
    'phoneNo',
    'lastContact',
    'openValue',
    'status',
    'nextStep',
    'region',
    'mbpBranch',
    'salesExec',
    'email',
    'customerType',
    'address1',
    'address2',
    'address3',
    'country',
    'mobile',
    'dateCreated',
    'dateUpdated',
    'createdBy',
  ],
  filterable: [
    'customerId',
    'region',
    'mbpBranch',
    'salesExec',
    'customerType',
    'status',
    'requireApproval',
    'active',
    'parentFlag',
    'cityTown',
    'industryType',
    'parentCustomer',
    'createdBy',
  ],
  search: ['custCode', 'custName', 'cityTown', 'postCode', 'phoneNo', 'mobile', 'email'],
  lists: [
    {
      name: 'main',
      title: 'Customers',
      viewId: 1,
      columns: ['custName', 'custCode', 'cityTown', 'postCode', 'phoneNo', 'lastContact', 'openValue', 'status'],
      more: [
        'nextStep',
        'region',
        'mbpBranch',
        'salesExec',
        'email',
        'customerType',
        'address1',
        'address2',
        'address3',
        'country',
        'mobile',
        'dateCreated',
        'dateUpdated',
      ],
      filters: ['region', 'mbpBranch', 'salesExec', 'customerType', 'status'],
      where: {},
      sort: { field: 'custName', order: 'ASC' },
      sorts: ['custName', 'custCode', 'postCode'],
      rows: 25,
    },
    {
      name: 'approvals',
      title: 'Customer Approval',
      viewId: 1,
      columns: ['custName', 'postCode', 'cityTown', 'region', 'mbpBranch', 'salesExec', 'dateCreated', 'createdBy'],
      more: ['phoneNo', 'email', 'customerType'],
      filters: ['region', 'mbpBranch'],
      where: { requireApproval: true },
      sort: { field: 'custName', order: 'ASC' },
      sorts: ['custName', 'postCode'],
      rows: 25,
    },
  ],
  duplicates: {
    when: ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode'],
    rank: [
      { name: 'sim_name_rank', of: 'name', fields: ['custName'], weight: 1 },
      {
        name: 'sim_addr_rank',
        of: 'address',
        fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode'],
        weight: 1,
      },
    ],
    evidence: ['phoneNo', 'email'],
    elsewhere: [
      { flag: 'samePhone', fields: ['phoneNo'] },
      { flag: 'sameEmail', fields: ['email'] },
      { flag: 'sameName', fields: ['custName'] },
    ],
    row: {
      custCode: 'custCode',
      custName: 'custName',
      address1: 'address1',
      address2: 'address2',
      address3: 'address3',
      address4: 'address4',
      cityTownName: 'cityTown.cityTownName',
      postCode: 'postCode',
      regionName: 'region.regionName',
      mainBranchCode: 'mbpBranch.branchCode',
      mainSalesExecName: 'salesExec.salesExecName',
      keyContactName: 'keyContact.contactName',
      dateCreated: 'dateCreated',
      createdBy: 'createdBy.fullName',
    },
  },
  import: {
    by: [['custCode', 'mbpBranch'], ['custCode']],
    names: {
      custCode: ['Account number', 'Account code', 'Account', 'Acct no', 'Customer code', 'Customer number'],
      custName: [
        'Company',
        'Company name',
        'Account name',
        'Business name',
        'Organisation',
        'Organization',
        'Customer',
        'Name',
      ],
      address1: ['Address', 'Address 1', 'Address line 1', 'Building', 'House number'],
      address2: ['Address 2', 'Address line 2', 'Road'],
      address3: ['Address 3', 'Address line 3', 'District', 'Locality', 'Area'],
      address4: ['Address 4', 'County'],
      cityTown: ['City', 'Town', 'Post town'],
      postCode: ['Postal code', 'Zip', 'Zip code', 'PCode'],
      mbpBranch: ['Branch name', 'Depot'],
      salesExec: ['Sales executive', 'Salesperson', 'Sales rep', 'Rep', 'Account manager'],
      customerType: ['Type', 'Category', 'Account type'],
      industryType: ['Sector', 'Trade'],
      phoneNo: ['Phone', 'Telephone', 'Tel', 'Telephone number', 'Tel no', 'Landline'],
      mobile: ['Mobile number', 'Mobile phone', 'Cell'],
      faxNo: ['Fax', 'Fax number'],
      email: ['Email address', 'Mail'],
      website: ['Web', 'URL', 'Web site', 'Homepage'],
      mainNotes: ['Notes', 'Comments', 'Remarks'],
      parentCustomer: ['Parent', 'Parent company', 'Group'],
    },
  },
  merges: true,
  bulk: {
    set: ['salesExec', 'mbpBranch', 'customerType', 'industryType', 'tags', 'requireApproval'],
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
  trash: 'reserved',
  messages: {
    created: 'New Customer Saved',
    updated: 'Customer Updated',
    removed: 'Customer deleted',
    createFailed: 'Error while saving customer',
    updateFailed: 'Error while updating customer',
    removeFailed: 'Error while deleting Customer',
    missingId: 'Id must be available for editing.',
    nothing: 'Enquiry info not found',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CustomerRecord = {
  customerId: number;
  custCode: string | null;
  custName: string | null;
  parentCompany: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  country: string | null;
  region: RegionReference | null;
  mbpBranch: BranchReference | null;
  branch: string | null;
  salesExec: SalesExecReference | null;
  customerType: CustomerTypeReference | null;
  industryType: IndustryTypeReference | null;
  phoneNo: string | null;
  mobile: string | null;
  faxNo: string | null;
  email: string | null;
  mainEmail: string | null;
  website: string | null;
  keyContact: ContactReference | null;
  parentFlag: boolean;
  parentCustomer: CustomerReference | null;
  tags: TagReference[];
  showMsg: string | null;
  mainNotes: string | null;
  requireApproval: boolean;
  active: boolean;
  status: 'Active' | 'Inactive' | 'Awaiting approval' | null;
  lastContact: string | null;
  openValue: number | null;
  nextStep: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface CustomerHooks extends EntityHooks<CustomerRecord> {
  readonly derive: {
    /** Gives region, mbpBranch, salesExec for postCode. */
    territory(
      from: Pick<CustomerRecord, 'postCode'>,
      context: DeriveContext,
    ):
      | Partial<Pick<CustomerRecord, 'region' | 'mbpBranch' | 'salesExec'>>
      | null
      | Promise<Partial<Pick<CustomerRecord, 'region' | 'mbpBranch' | 'salesExec'>> | null>;
    /** Gives status for active, requireApproval. */
    status(
      from: Pick<CustomerRecord, 'active' | 'requireApproval'>,
      context: DeriveContext,
    ): CustomerRecord['status'] | Promise<CustomerRecord['status']>;
  };
}

const API_TAG = 'Customers';

@Controller()
export class CustomerController {
  readonly #crud: Crud<Customer>;

  constructor(@InjectCrud('customer') crud: Crud<Customer>) {
    this.#crud = crud;
  }

  @Get('customers')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List customers', query: listQuery('Customer'), returns: 'Customer[]' })
  customers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activecustomers')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List customers (active)', query: listQuery('Customer'), returns: 'Customer[]' })
  activecustomers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('custreqapproval')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List customers (awaiting approval)',
    query: listQuery('Customer'),
    returns: 'Customer[]',
  })
  custreqapproval(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { requireApproval: true });
  }

  @Get('customernames')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Names of customers',
    query: listQuery('Customer'),
    returns: 'CustomerName[]',
    counted: false,
  })
  customernames(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user);
  }

  @Get('parentcustomernames')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Names of customers (is a parent customer)',
    query: listQuery('Customer'),
    returns: 'CustomerName[]',
    counted: false,
  })
  parentcustomernames(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user, { parentFlag: true });
  }

  @Get('customers/count')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Number of customers', returns: { type: 'integer' } })
  customersCount(@CurrentUser() user: SessionUser) {
    return this.#crud.count(user);
  }

  @Get('customers/page/:page/:rows')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'A page of customers', returns: 'CustomerPage' })
  customersPage(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.page(params, user);
  }

  @Post('customer')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a customer',
    body: 'CustomerInput',
    returns: 'Customer',
    conflict: 'CustomerDuplicate[]',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('checkDupCustomers')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Possible duplicates of a customer: none, or 409 with ranked rows',
    body: 'CustomerInput',
    returns: { type: 'array', items: {}, maxItems: 0 },
    conflict: 'CustomerDuplicate[]',
    inView: true,
  })
  checkDupCustomers(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('customerconf')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a customer despite duplicates',
    body: 'CustomerInput',
    returns: 'Customer',
  })
  customerconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('customers/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'All customers as a file', query: exportQuery('Customer', true), files: cardFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('customers/totals')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Totals of customers, of at most 10,000',
    query: totalsQuery('Customer'),
    returns: totalsAnswer(['openValue']),
  })
  totals(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery) {
    return this.#crud.totals(query, user);
  }

  @Post('customers/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many customers',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('customernamesbyregion/:region')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Names of customers (by region)',
    query: listQuery('Customer'),
    returns: 'CustomerName[]',
    counted: false,
  })
  customernamesbyregion(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Param() params: Params) {
    return this.#crud.names(query, user, { region: params.region });
  }

  @Get('savedFilteredCustomersbypage/:savedFilter/:page/:rows')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'A page of customers', returns: 'CustomerPage' })
  savedFilteredCustomersbypage(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.page(params, user);
  }

  @Get('savedFilteredCustomers/:savedFilter')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Customers of a saved filter', returns: 'Customer[]' })
  savedFilteredCustomers(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post([
    'customerfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
    'customerfilterbypage2/:page/:rows/:savedFilter/:sortField/:sortOrder/:search',
  ])
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of customers',
    params: { search: 'string' },
    body: 'CustomerListFilter',
    returns: 'CustomerPage',
    inView: true,
  })
  customerfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Post('approvecustomerfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of customers (awaiting approval)',
    params: { search: 'string' },
    body: 'CustomerListFilter',
    returns: 'CustomerPage',
    inView: true,
  })
  approvecustomerfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user, { requireApproval: true });
  }

  @Get(['customerGlobalSearch/:text', 'searchedcustomer/:text'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Find customers by text', params: { text: 'string' }, returns: 'Customer[]' })
  customerGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get(['customerInfo/:id', 'customers/:id'])
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One customer', query: embedding, returns: 'Customer' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('customers/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Change a customer', body: 'CustomerInput', returns: 'Customer' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Put('setCustomersActive/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Set active to true', returns: 'Customer' })
  setCustomersActive(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.set(id, { active: true }, user);
  }

  @Put('setCustomersInactive/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Set active to false', returns: 'Customer' })
  setCustomersInactive(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.set(id, { active: false }, user);
  }

  @Delete('customers/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Delete a customer, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('getCustomerHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Changes of a customer', returns: 'HistoryEntry[]' })
  getCustomerHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Get('customerRegionSalesexec/:postCode')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Values derived from postCode',
    params: { postCode: 'string' },
    returns: { type: 'object', additionalProperties: true },
  })
  customerRegionSalesexec(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.derive('territory', params, user);
  }

  @Post('notDuplicateCustomers/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Mark two customers as different', returns: 'RecordPair' })
  notDuplicateCustomers(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateCustomers/:id/:other')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Remove the mark that two customers are different', returns: 'RecordPair' })
  notDuplicateCustomersByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
