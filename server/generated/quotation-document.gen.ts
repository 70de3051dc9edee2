// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/quotation-document';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { QuotationDocument } from '../../schemas/generated/quotation-document.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  CustomerReference,
  EnquiryReference,
  QuotationDocumentReference,
  QuotationReference,
  UserReference,
} from './references.gen.ts';

export const quotationDocument: EntityDefinition<QuotationDocumentRecord, QuotationDocumentReference> = {
  name: 'quotationDocument',
  title: 'Sent quotation',
  plural: 'Sent quotations',
  description: 'The PDF of a quotation as it was mailed to the customer. It never changes.',
  kind: 'entity',
  table: 'quotation_document',
  key: 'id',
  display: 'fileName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'quotation', title: 'Quotation', type: 'ref', to: 'quotation', column: 'quotation_id' },
    {
      name: 'opportunity',
      title: 'Enquiry',
      type: 'ref',
      readOnly: true,
      to: 'enquiry',
      derived: [{ from: ['quotation'], take: 'opportunity' }],
      column: 'opportunity_id',
    },
    {
      name: 'customer',
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['quotation'], take: 'customer' }],
      column: 'customer_id',
    },
    {
      name: 'to',
      title: 'To',
      description: 'E-mail addresses, separated by commas.',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'recipient',
    },
    { name: 'cc', title: 'Copy to', type: 'string', maxLength: 1000, transform: ['trim'], column: 'cc' },
    {
      name: 'bcc',
      title: 'Blind copy to',
      description: 'The other recipients do not see these addresses.',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'bcc',
    },
    { name: 'subject', title: 'Subject', type: 'string', maxLength: 200, transform: ['trim'], column: 'subject' },
    {
      name: 'message',
      title: 'Message',
      type: 'string',
      format: 'text',
      maxLength: 10000,
      transform: ['trim'],
      column: 'message',
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
      maxLength: 36,
      readOnly: true,
      transform: ['trim'],
      file: true,
      column: 'file_location',
    },
    { name: 'fileSize', title: 'Size', type: 'integer', readOnly: true, column: 'file_size' },
    {
      name: 'fileHash',
      title: 'SHA-256',
      type: 'string',
      maxLength: 64,
      readOnly: true,
      transform: ['trim'],
      column: 'file_hash',
    },
    {
      name: 'createdBy',
      title: 'Sent by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
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
    under: ['customer', 'opportunity', 'quotation'],
    at: [{ date: 'sentOn' }, { date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['quotation', 'to', 'subject'],
    text: 'message',
    changes: [],
  },
  operations: ['list'],
  access: {
    read: { permission: 'ViewQuotations' },
    create: { permission: 'EditQuotations' },
    update: { permission: 'EditQuotations' },
    remove: { permission: 'EditQuotations' },
  },
  branch: ['quotation', 'mbpBranch'],
  within: ['quotation'],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'sentOn', 'fileName', 'createdBy', 'fileSize', 'subject'],
  filterable: ['id', 'quotation', 'opportunity', 'customer', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'byQuotation',
      title: 'Sent',
      columns: ['fileName', 'sentOn', 'createdBy', 'to', 'fileSize'],
      more: ['cc', 'bcc', 'subject'],
      filters: [],
      where: {},
      sort: { field: 'sentOn', order: 'DESC' },
      sorts: ['sentOn'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'New Sent quotation Saved',
    updated: 'Sent quotation Updated',
    removed: 'Sent quotation deleted',
    createFailed: 'Error while saving Sent quotation',
    updateFailed: 'Error while updating Sent quotation',
    removeFailed: 'Error while deleting Sent quotation',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationDocumentRecord = {
  id: number;
  quotation: QuotationReference | null;
  opportunity: EnquiryReference | null;
  customer: CustomerReference | null;
  to: string | null;
  cc: string | null;
  bcc: string | null;
  subject: string | null;
  message: string | null;
  sentOn: string | null;
  fileName: string | null;
  fileLocation: string | null;
  fileSize: number | null;
  fileHash: string | null;
  createdBy: UserReference | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface QuotationDocumentHooks extends EntityHooks<QuotationDocumentRecord> {}

const API_TAG = 'Sent quotations';

@Controller()
export class QuotationDocumentController {
  readonly #crud: Crud<QuotationDocument>;

  constructor(@InjectCrud('quotationDocument') crud: Crud<QuotationDocument>) {
    this.#crud = crud;
  }

  @Get('quotationdocuments/:quotation')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag: API_TAG,
    summary: 'List sent quotations (by quotation)',
    query: listQuery('QuotationDocument'),
    returns: 'QuotationDocument[]',
  })
  quotationdocuments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quotation: params.quotation });
  }
}
