// Generated from schemas/reference/mail-template.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/mail-template';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { MailTemplate } from '../../schemas/generated/mail-template.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BranchReference, MailTemplateReference } from './references.gen.ts';

export const mailTemplate: EntityDefinition<MailTemplateRecord, MailTemplateReference> = {
  name: 'mailTemplate',
  title: 'Mail template',
  plural: 'Mail templates',
  description:
    'Texts for e-mails that people send from a record. Fields in braces, such as {contact.firstName}, are filled in from the record.',
  kind: 'reference',
  table: 'mail_template',
  key: 'id',
  display: 'templateName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'templateName',
      title: 'Template',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'template_name',
    },
    {
      name: 'mbpBranch',
      title: 'Branch',
      description: 'Leave it empty for all branches.',
      type: 'ref',
      to: 'branch',
      column: 'mbp_branch_id',
      only: { active: true },
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
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['templateName', 'mbpBranch'], message: 'This branch already has a template of this name.' }],
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['activeMailTemplates'],
  access: {
    read: 'signedIn',
    create: { permission: 'EditTemplates' },
    update: { permission: 'EditTemplates' },
    remove: { permission: 'EditTemplates' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'templateName', 'subject', 'active', 'mbpBranch'],
  filterable: ['id', 'mbpBranch', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Mail templates',
      columns: ['templateName', 'mbpBranch', 'subject', 'active'],
      more: [],
      filters: ['mbpBranch', 'active'],
      where: {},
      sort: { field: 'templateName', order: 'ASC' },
      sorts: ['templateName', 'subject', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Mail template saved',
    updated: 'Mail template updated',
    removed: 'Mail template deleted',
    createFailed: 'Error while saving Mail template',
    updateFailed: 'Error while updating Mail template',
    removeFailed: 'Error while deleting Mail template',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type MailTemplateRecord = {
  id: number;
  templateName: string | null;
  mbpBranch: BranchReference | null;
  subject: string | null;
  message: string | null;
  active: boolean;
  version: number;
};

export interface MailTemplateHooks extends EntityHooks<MailTemplateRecord> {}

const API_TAG = 'Mail templates';

@Controller()
export class MailTemplateController {
  readonly #crud: Crud<MailTemplate>;

  constructor(@InjectCrud('mailTemplate') crud: Crud<MailTemplate>) {
    this.#crud = crud;
  }

  @Get('mailTemplates')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List mail templates',
    query: listQuery('MailTemplate'),
    returns: 'MailTemplate[]',
  })
  mailTemplates(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeMailTemplates')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List mail templates (active)',
    query: listQuery('MailTemplate'),
    returns: 'MailTemplate[]',
  })
  activeMailTemplates(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('mailTemplates')
  @HttpCode(200)
  @Access({ permission: 'EditTemplates' })
  @Describe({ tag: API_TAG, summary: 'Create a mail template', body: 'MailTemplateInput', returns: 'MailTemplate' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('mailTemplates/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All mail templates as a file',
    query: exportQuery('MailTemplate'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('mailTemplates/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditTemplates' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many mail templates',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['mailTemplates/:id', 'mailTemplates'])
  @Access({ permission: 'EditTemplates' })
  @Describe({ tag: API_TAG, summary: 'Change a mail template', body: 'MailTemplateInput', returns: 'MailTemplate' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('mailTemplates/:id')
  @Access({ permission: 'EditTemplates' })
  @Describe({ tag: API_TAG, summary: 'Delete a mail template, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('mailTemplates/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a mail template', returns: 'HistoryEntry[]' })
  mailTemplatesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
