// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/contact';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Contact } from '../../schemas/generated/contact.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, cardFile, embedding, exportQuery, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  CityTownReference,
  ContactReference,
  ContactTypeReference,
  CustomerReference,
  JobFunctionReference,
  JobTitleReference,
  SalutationReference,
  UserReference,
} from './references.gen.ts';

export const contact: EntityDefinition<ContactRecord, ContactReference> = {
  name: 'contact',
  title: 'Contact',
  plural: 'Contacts',
  description: 'The people who work for customers.',
  kind: 'entity',
  table: 'contact',
  key: 'contactId',
  display: 'contactName',
  embed: ['fullName'],
  fields: [
    { name: 'contactId', title: 'Contact Id', type: 'integer', readOnly: true, column: 'contact_id' },
    {
      name: 'firstName',
      title: 'First Name',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'first_name',
    },
    {
      name: 'lastName',
      title: 'Surname',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      column: 'last_name',
    },
    {
      name: 'contactName',
      title: 'Contact',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['firstName', 'lastName'], text: '{firstName} {lastName}', split: true }],
      column: 'contact_name',
    },
    { name: 'fullName', title: 'Full name', type: 'alias', alias: ['contactName'] },
    { name: 'customer', title: 'Customer', type: 'ref', to: 'customer', column: 'customer_id', only: { active: true } },
    {
      name: 'jobFunction',
      title: 'Job Function',
      type: 'ref',
      to: 'jobFunction',
      column: 'job_function_id',
      only: { active: true },
    },
    { name: 'jobFunctionId', title: 'Job Function Id', type: 'alias', alias: ['jobFunction', 'id'] },
    {
      name: 'jobTitle',
      title: 'Job Title',
      type: 'ref',
      to: 'jobTitle',
      column: 'job_title_id',
      only: { active: true },
    },
    { name: 'contactJobTitle', title: 'Contact Job Title', type: 'alias', alias: ['jobTitle'] },
    {
      name: 'salutation',
      title: 'Salutation',
      type: 'ref',
      to: 'salutation',
      column: 'salutation_id',
      only: { active: true },
    },
    {
      name: 'contactType',
      title: 'Contact Type',
      type: 'ref',
      to: 'contactType',
      column: 'contact_type_id',
      only: { active: true },
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
      name: 'notes',
      title: 'Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'notes',
    },
    { name: 'canEmail', title: 'Can email?', type: 'boolean', column: 'can_email', default: false },
    { name: 'canCall', title: 'Can call?', type: 'boolean', column: 'can_call', default: false },
    { name: 'canMail', title: 'Can mail?', type: 'boolean', column: 'can_mail', default: false },
    { name: 'keyContact', title: 'Key Contact?', type: 'boolean', column: 'key_contact', default: false },
    { name: 'active', title: 'Active?', type: 'boolean', column: 'active', default: true },
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
  timeline: {
    under: [],
    at: [{ date: 'dateCreated' }],
    by: 'createdBy',
    shows: [],
    changes: ['contactName', 'customer', 'jobTitle', 'email', 'active'],
  },
  related: [{ tab: 'enquiries', of: 'enquiry', by: 'contact' }],
  vcard: {
    fn: 'contactName',
    given: 'firstName',
    family: 'lastName',
    org: 'customer',
    title: 'jobTitle',
    email: 'email',
    tel: { phoneNo: 'WORK', mobile: 'CELL' },
    address: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
  },
  operations: [
    'list',
    'filter',
    'one',
    'create',
    'update',
    'history',
    'check',
    'saveAnyway',
    'distinct',
    'alike',
    'export',
    'bulk',
  ],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'AddNewContact' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['customer', 'mbpBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: [
    'contactId',
    'contactName',
    'customer',
    'jobFunction',
    'phoneNo',
    'mobile',
    'email',
    'keyContact',
    'active',
    'jobTitle',
    'cityTown',
    'postCode',
    'dateCreated',
  ],
  filterable: ['contactId', 'customer', 'jobFunction', 'active', 'jobTitle', 'salutation', 'contactType', 'cityTown'],
  search: ['contactName', 'email', 'phoneNo', 'mobile', 'customer'],
  lists: [
    {
      name: 'main',
      title: 'New Contacts',
      viewId: 7,
      columns: ['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active'],
      more: ['jobTitle', 'cityTown', 'postCode', 'dateCreated'],
      filters: ['customer', 'jobFunction', 'active'],
      where: {},
      sort: { field: 'contactName', order: 'ASC' },
      sorts: ['contactName', 'customer'],
      rows: 25,
    },
    {
      name: 'older',
      title: 'Contacts',
      viewId: 2,
      columns: ['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active'],
      more: ['jobTitle', 'cityTown', 'postCode', 'dateCreated'],
      filters: ['customer', 'jobFunction', 'active'],
      where: {},
      sort: { field: 'contactName', order: 'ASC' },
      sorts: ['contactName', 'customer'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Contacts',
      columns: ['contactName', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'contactName', order: 'ASC' },
      sorts: ['contactName'],
      rows: 25,
    },
  ],
  duplicates: {
    when: ['firstName', 'lastName', 'customer'],
    rank: [
      { name: 'sim_name_rank', of: 'name', fields: ['firstName', 'lastName'], weight: 2 },
      {
        name: 'sim_addr_rank',
        of: 'address',
        fields: ['address1', 'address2', 'address3', 'cityTown', 'postCode'],
        weight: 1,
      },
    ],
    evidence: ['email', 'phoneNo', 'mobile', 'customer'],
    elsewhere: [],
    row: {
      contactName: 'contactName',
      custName: 'customer.custName',
      jobFuncName: 'jobFunction.jobFuncName',
      email: 'email',
      phoneNo: 'phoneNo',
      mobile: 'mobile',
      address1: 'address1',
      address2: 'address2',
      address3: 'address3',
      cityTownName: 'cityTown.cityTownName',
      postCode: 'postCode',
      dateCreated: 'dateCreated',
      createdBy: 'createdBy.fullName',
    },
  },
  import: {
    by: [['email', 'lastName', 'firstName']],
    names: {
      firstName: ['Forename', 'Given name', 'Christian name', 'First'],
      lastName: ['Last name', 'Family name', 'Last'],
      customer: ['Company', 'Company name', 'Customer name', 'Account name', 'Organisation', 'Organization', 'Account'],
      jobFunction: ['Function', 'Department'],
      jobTitle: ['Position', 'Title', 'Role', 'Job'],
      salutation: ['Prefix', 'Mr Mrs'],
      contactType: ['Type'],
      email: ['Email address', 'Mail'],
      phoneNo: [
        'Phone',
        'Telephone',
        'Tel',
        'Telephone number',
        'Tel no',
        'Direct line',
        'Work phone',
        'Business phone',
      ],
      mobile: ['Mobile number', 'Mobile phone', 'Cell'],
      address1: ['Address', 'Address 1', 'Address line 1', 'Building', 'House number'],
      address2: ['Address 2', 'Address line 2', 'Road'],
      address3: ['Address 3', 'Address line 3', 'District', 'Locality', 'Area'],
      address4: ['Address 4', 'County'],
      cityTown: ['City', 'Town', 'Post town'],
      postCode: ['Postal code', 'Zip', 'Zip code', 'PCode'],
      notes: ['Comments', 'Remarks'],
    },
  },
  merges: true,
  bulk: {
    set: ['jobFunction', 'contactType', 'canEmail'],
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
    created: 'New Contact Saved',
    updated: 'Contact Updated',
    removed: 'Contact deleted',
    createFailed: 'Error while saving contact',
    updateFailed: 'Error while updating contact',
    removeFailed: 'Error while deleting Contact',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ContactRecord = {
  contactId: number;
  firstName: string | null;
  lastName: string | null;
  contactName: string | null;
  fullName: string | null;
  customer: CustomerReference | null;
  jobFunction: JobFunctionReference | null;
  jobFunctionId: number | null;
  jobTitle: JobTitleReference | null;
  contactJobTitle: JobTitleReference | null;
  salutation: SalutationReference | null;
  contactType: ContactTypeReference | null;
  email: string | null;
  phoneNo: string | null;
  mobile: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: CityTownReference | null;
  postCode: string | null;
  country: string | null;
  notes: string | null;
  canEmail: boolean;
  canCall: boolean;
  canMail: boolean;
  keyContact: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ContactHooks extends EntityHooks<ContactRecord> {}

const API_TAG = 'Contacts';

@Controller()
export class ContactController {
  readonly #crud: Crud<Contact>;

  constructor(@InjectCrud('contact') crud: Crud<Contact>) {
    this.#crud = crud;
  }

  @Get('contacts')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List contacts', query: listQuery('Contact'), returns: 'Contact[]' })
  contacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('contact')
  @HttpCode(200)
  @Access({ permission: 'AddNewContact' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a contact',
    body: 'ContactInput',
    returns: 'Contact',
    conflict: 'ContactDuplicate[]',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('checkDupContacts')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Possible duplicates of a contact: none, or 409 with ranked rows',
    body: 'ContactInput',
    returns: { type: 'array', items: {}, maxItems: 0 },
    conflict: 'ContactDuplicate[]',
    inView: true,
  })
  checkDupContacts(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('contactconf')
  @HttpCode(200)
  @Access({ permission: 'AddNewContact' })
  @Describe({ tag: API_TAG, summary: 'Create a contact despite duplicates', body: 'ContactInput', returns: 'Contact' })
  contactconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('contacts/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'All contacts as a file', query: exportQuery('Contact', true), files: cardFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('contacts/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many contacts',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('customerContacts/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List contacts (by customer)', query: listQuery('Contact'), returns: 'Contact[]' })
  customerContacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('activeCustomerContacts/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List contacts (active, by customer)',
    query: listQuery('Contact'),
    returns: 'Contact[]',
  })
  activeCustomerContacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { active: true, customer: params.customer });
  }

  @Post('contactfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of contacts',
    params: { search: 'string' },
    body: 'ContactListFilter',
    returns: 'ContactPage',
    inView: true,
  })
  contactfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('contact/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One contact', query: embedding, returns: 'Contact' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('contact/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Change a contact', body: 'ContactInput', returns: 'Contact' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('contactHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Changes of a contact', returns: 'HistoryEntry[]' })
  contactHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Post('notDuplicateContacts/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Mark two contacts as different', returns: 'RecordPair' })
  notDuplicateContacts(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateContacts/:id/:other')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Remove the mark that two contacts are different', returns: 'RecordPair' })
  notDuplicateContactsByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
