// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/letterhead';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Letterhead } from '../../schemas/generated/letterhead.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BranchReference, LetterheadReference } from './references.gen.ts';

export const letterhead: EntityDefinition<LetterheadRecord, LetterheadReference> = {
  name: 'letterhead',
  title: 'Letterhead',
  plural: 'Letterheads',
  description: 'Details of the company for quotations: its address, numbers and terms.',
  kind: 'reference',
  table: 'letterhead',
  key: 'id',
  display: 'companyName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'companyName',
      title: 'Company',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'company_name',
    },
    {
      name: 'mbpBranch',
      title: 'Branch',
      description: 'Leave it empty for all branches without a letterhead of their own.',
      type: 'ref',
      to: 'branch',
      column: 'mbp_branch_id',
      only: { active: true },
    },
    { name: 'address1', title: 'Address', type: 'string', maxLength: 100, transform: ['trim'], column: 'address1' },
    {
      name: 'address2',
      title: 'Address line 2',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'address2',
    },
    {
      name: 'address3',
      title: 'Address line 3',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'address3',
    },
    {
      name: 'postCode',
      title: 'Post Code',
      type: 'string',
      format: 'postCode',
      maxLength: 10,
      transform: ['trim', 'upper'],
      column: 'post_code',
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
      name: 'email',
      title: 'Email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim'],
      column: 'email',
    },
    {
      name: 'senderName',
      title: 'Sender of e-mails',
      description: 'Name that quotations and invitations to customers come from. Empty: the name of MAIL_FROM.',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'sender_name',
    },
    {
      name: 'senderEmail',
      title: "Sender's e-mail",
      description:
        'Address that quotations and invitations to customers come from. The mail server must let Branchline send from it. Empty: the address of MAIL_FROM.',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim'],
      column: 'sender_email',
    },
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
      name: 'companyNo',
      title: 'Registration No',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      column: 'company_no',
    },
    { name: 'vatNo', title: 'VAT No', type: 'string', maxLength: 20, transform: ['trim'], column: 'vat_no' },
    {
      name: 'terms',
      title: 'Terms',
      type: 'string',
      format: 'text',
      maxLength: 20000,
      transform: ['trim'],
      column: 'terms',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['mbpBranch'], message: 'This branch already has a letterhead.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeLetterheads'],
  access: {
    read: 'signedIn',
    create: { role: 'showSettings' },
    update: { role: 'showSettings' },
    remove: { role: 'showSettings' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'companyName', 'address1', 'postCode', 'phoneNo', 'active', 'mbpBranch'],
  filterable: ['id', 'active', 'mbpBranch'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Letterheads',
      columns: ['companyName', 'mbpBranch', 'address1', 'postCode', 'phoneNo', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'companyName', order: 'ASC' },
      sorts: ['companyName', 'address1', 'postCode', 'phoneNo', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'free',
  messages: {
    created: 'Letterhead saved',
    updated: 'Letterhead updated',
    removed: 'Letterhead deleted',
    createFailed: 'Error while saving Letterhead',
    updateFailed: 'Error while updating Letterhead',
    removeFailed: 'Error while deleting Letterhead',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type LetterheadRecord = {
  id: number;
  companyName: string | null;
  mbpBranch: BranchReference | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  postCode: string | null;
  phoneNo: string | null;
  email: string | null;
  senderName: string | null;
  senderEmail: string | null;
  website: string | null;
  companyNo: string | null;
  vatNo: string | null;
  terms: string | null;
  active: boolean;
  version: number;
};

export interface LetterheadHooks extends EntityHooks<LetterheadRecord> {}

const API_TAG = 'Letterheads';

@Controller()
export class LetterheadController {
  readonly #crud: Crud<Letterhead>;

  constructor(@InjectCrud('letterhead') crud: Crud<Letterhead>) {
    this.#crud = crud;
  }

  @Get('letterheads')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List letterheads', query: listQuery('Letterhead'), returns: 'Letterhead[]' })
  letterheads(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeLetterheads')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List letterheads (active)',
    query: listQuery('Letterhead'),
    returns: 'Letterhead[]',
  })
  activeLetterheads(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('letterheads')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Create a letterhead', body: 'LetterheadInput', returns: 'Letterhead' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('letterheads/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All letterheads as a file', query: exportQuery('Letterhead'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('letterheads/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many letterheads',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['letterheads/:id', 'letterheads'])
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Change a letterhead', body: 'LetterheadInput', returns: 'Letterhead' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('letterheads/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a letterhead, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('letterheads/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a letterhead', returns: 'HistoryEntry[]' })
  letterheadsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
