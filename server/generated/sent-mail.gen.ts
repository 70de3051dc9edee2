// Generated from schemas/entities/sent-mail/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/sent-mail';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { SentMail } from '../../schemas/generated/sent-mail.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  ContactReference,
  CustomerReference,
  EnquiryReference,
  MailTemplateReference,
  QuotationReference,
  SentMailReference,
  UserReference,
} from './references.gen.ts';

export const sentMail: EntityDefinition<SentMailRecord, SentMailReference> = {
  name: 'sentMail',
  title: 'E-mail',
  plural: 'E-mails',
  description:
    'E-mails that people have sent from a customer, a contact, an enquiry or a quotation. They never change.',
  kind: 'entity',
  table: 'sent_mail',
  key: 'id',
  display: 'subject',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'subject', title: 'Subject', type: 'string', maxLength: 200, transform: ['trim'], column: 'subject' },
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
    {
      name: 'message',
      title: 'Message',
      type: 'string',
      format: 'text',
      maxLength: 15000,
      transform: ['trim'],
      column: 'message',
    },
    { name: 'customer', title: 'Customer', type: 'ref', readOnly: true, to: 'customer', column: 'customer_id' },
    { name: 'contact', title: 'Contact', type: 'ref', readOnly: true, to: 'contact', column: 'contact_id' },
    { name: 'opportunity', title: 'Enquiry', type: 'ref', readOnly: true, to: 'enquiry', column: 'opportunity_id' },
    { name: 'quotation', title: 'Quotation', type: 'ref', readOnly: true, to: 'quotation', column: 'quotation_id' },
    {
      name: 'template',
      title: 'Template',
      type: 'ref',
      to: 'mailTemplate',
      column: 'template_id',
      only: { active: true },
    },
    {
      name: 'files',
      title: 'Attached files',
      description: 'Their names, separated by commas.',
      type: 'string',
      maxLength: 3000,
      readOnly: true,
      transform: ['trim'],
      column: 'files',
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
    under: ['customer', 'contact', 'opportunity', 'quotation'],
    at: [{ date: 'sentOn' }, { date: 'dateCreated' }],
    by: 'createdBy',
    shows: ['to', 'contact', 'opportunity', 'quotation', 'files'],
    text: 'message',
    changes: [],
  },
  operations: ['list', 'one'],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['customer', 'mbpBranch'],
  within: ['opportunity', 'quotation'],
  closed: { by: ['customer', 'contact', 'opportunity', 'quotation'], people: ['createdBy'] },
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'sentOn', 'subject', 'contact', 'createdBy'],
  filterable: ['id', 'customer', 'contact', 'opportunity', 'quotation', 'template', 'createdBy'],
  search: [],
  lists: [
    {
      name: 'byCustomer',
      title: 'E-mails',
      columns: ['subject', 'to', 'contact', 'createdBy', 'sentOn'],
      more: ['cc', 'bcc', 'files'],
      filters: [],
      where: {},
      sort: { field: 'sentOn', order: 'DESC' },
      sorts: ['sentOn'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  past: [],
  trash: 'reserved',
  messages: {
    created: 'New E-mail Saved',
    updated: 'E-mail Updated',
    removed: 'E-mail deleted',
    createFailed: 'Error while saving E-mail',
    updateFailed: 'Error while updating E-mail',
    removeFailed: 'Error while deleting E-mail',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SentMailRecord = {
  id: number;
  subject: string | null;
  to: string | null;
  cc: string | null;
  bcc: string | null;
  message: string | null;
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  quotation: QuotationReference | null;
  template: MailTemplateReference | null;
  files: string | null;
  sentOn: string | null;
  createdBy: UserReference | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface SentMailHooks extends EntityHooks<SentMailRecord> {}

const API_TAG = 'E-mails';

@Controller()
export class SentMailController {
  readonly #crud: Crud<SentMail>;

  constructor(@InjectCrud('sentMail') crud: Crud<SentMail>) {
    this.#crud = crud;
  }

  @Get('sentmails')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List e-mails', query: listQuery('SentMail'), returns: 'SentMail[]' })
  sentmails(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('sentmail/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One e-mail', query: embedding, returns: 'SentMail' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
