// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/attachment';
import { Controller, Body, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Attachment } from '../../schemas/generated/attachment.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  AttachmentReference,
  CustomerReference,
  EnquiryReference,
  QuotationReference,
  SupportCaseReference,
  TagReference,
  UserReference,
} from './references.gen.ts';

export const attachment: EntityDefinition<AttachmentRecord, AttachmentReference> = {
  name: 'attachment',
  title: 'Attachment',
  plural: 'Attachments',
  description: 'Files added to customers, enquiries and quotations, and screenshots of support cases.',
  kind: 'entity',
  table: 'attachment',
  key: 'attachId',
  display: 'fileName',
  embed: [],
  fields: [
    { name: 'attachId', title: 'Attach Id', type: 'integer', readOnly: true, column: 'attach_id' },
    {
      name: 'fileName',
      title: 'File',
      type: 'string',
      maxLength: 255,
      readOnly: true,
      transform: ['trim'],
      column: 'file_name',
    },
    {
      name: 'fileLocation',
      title: 'Stored as',
      type: 'string',
      maxLength: 255,
      readOnly: true,
      transform: ['trim'],
      file: true,
      column: 'file_location',
    },
    {
      name: 'contentType',
      title: 'Kind',
      type: 'string',
      maxLength: 100,
      readOnly: true,
      transform: ['trim'],
      column: 'content_type',
    },
    { name: 'fileSize', title: 'Bytes', type: 'integer', readOnly: true, column: 'file_size' },
    {
      name: 'attachDesc',
      title: 'Description',
      type: 'string',
      maxLength: 500,
      transform: ['trim'],
      column: 'attach_desc',
    },
    {
      name: 'attachTags',
      title: 'Tags',
      type: 'refs',
      to: 'tag',
      joinTable: 'attachment_attach_tags',
      among: { type: 'ATTACHMENT' },
      only: { active: true, type: 'ATTACHMENT' },
    },
    {
      name: 'quotation',
      title: 'Quotation',
      type: 'ref',
      to: 'quotation',
      column: 'quotation_id',
      fits: { customer: 'customer' },
    },
    {
      name: 'opportunity',
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      derived: [{ from: ['quotation'], take: 'opportunity', keeps: true }],
      column: 'opportunity_id',
      fits: { customer: 'customer' },
    },
    {
      name: 'customer',
      title: 'Customer',
      type: 'ref',
      to: 'customer',
      derived: [
        { from: ['quotation'], take: 'customer', keeps: true },
        { from: ['opportunity'], take: 'customer', keeps: true },
      ],
      column: 'customer_id',
      only: { active: true },
    },
    {
      name: 'supportCase',
      title: 'Support Case',
      type: 'ref',
      readOnly: true,
      to: 'supportCase',
      column: 'support_case_id',
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
  unique: [{ fields: ['fileName'], message: 'File is already used.' }],
  timeline: {
    under: ['customer', 'opportunity', 'quotation'],
    at: [{ date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['attachDesc', 'opportunity', 'quotation'],
    changes: [],
  },
  operations: ['list', 'one', 'update', 'remove'],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['customer', 'mbpBranch'],
  within: ['quotation', 'opportunity', 'supportCase'],
  closed: { by: ['quotation', 'opportunity', 'customer', 'supportCase'], people: ['createdBy'] },
  owner: null,
  others: null,
  names: null,
  sortable: ['attachId', 'fileName', 'dateCreated', 'attachDesc', 'createdBy'],
  filterable: ['attachId', 'customer', 'quotation', 'opportunity', 'supportCase', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'byCustomer',
      title: 'Attachments',
      columns: ['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated'],
      more: [],
      filters: ['customer', 'quotation', 'opportunity'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
    {
      name: 'byEnquiry',
      title: 'Attachments',
      columns: ['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Attachment Saved',
    updated: 'Attachment Updated',
    removed: 'Attachment deleted',
    createFailed: 'Error while saving Attachment',
    updateFailed: 'Error while updating attachment',
    removeFailed: 'Error while deleting Attachment',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AttachmentRecord = {
  attachId: number;
  fileName: string | null;
  fileLocation: string | null;
  contentType: string | null;
  fileSize: number | null;
  attachDesc: string | null;
  attachTags: TagReference[];
  quotation: QuotationReference | null;
  opportunity: EnquiryReference | null;
  customer: CustomerReference | null;
  supportCase: SupportCaseReference | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface AttachmentHooks extends EntityHooks<AttachmentRecord> {}

const API_TAG = 'Attachments';

@Controller()
export class AttachmentController {
  readonly #crud: Crud<Attachment>;

  constructor(@InjectCrud('attachment') crud: Crud<Attachment>) {
    this.#crud = crud;
  }

  @Get('attachments')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List attachments', query: listQuery('Attachment'), returns: 'Attachment[]' })
  attachments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('quotationattachments/:quotation')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List attachments (by quotation)',
    query: listQuery('Attachment'),
    returns: 'Attachment[]',
  })
  quotationattachments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quotation: params.quotation });
  }

  @Get('attachment/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One attachment', query: embedding, returns: 'Attachment' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('attachment/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Change an attachment', body: 'AttachmentInput', returns: 'Attachment' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('attachment/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag: API_TAG, summary: 'Delete an attachment, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
