// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/quotation-grade';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { QuotationGrade } from '../../schemas/generated/quotation-grade.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { QuotationGradeReference } from './references.gen.ts';

export const quotationGrade: EntityDefinition<QuotationGradeRecord, QuotationGradeReference> = {
  name: 'quotationGrade',
  title: 'Quotation Grade',
  plural: 'Quotation Grades',
  description: 'How certain an order for a quotation is.',
  kind: 'reference',
  table: 'quotation_grade',
  key: 'id',
  display: 'quoteGradeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'quoteGradeName',
      title: 'Grade',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'quote_grade_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      readOnly: true,
      sequence: { name: 'quotationGradeOrder' },
      column: 'position',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['quoteGradeName'], message: 'Grade is already used.' }],
  order: 'position',
  operations: ['list', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  choices: ['quotegrades'],
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
  sortable: ['id', 'quoteGradeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quotation Grades',
      columns: ['quoteGradeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      sorts: ['position', 'quoteGradeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quotation Grade saved',
    updated: 'Quotation Grade updated',
    removed: 'Quotation Grade deleted',
    createFailed: 'Error while saving Quotation Grade',
    updateFailed: 'Error while updating Quotation Grade',
    removeFailed: 'Error while deleting Quotation Grade',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationGradeRecord = {
  id: number;
  quoteGradeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
};

export interface QuotationGradeHooks extends EntityHooks<QuotationGradeRecord> {}

const API_TAG = 'Quotation Grades';

@Controller()
export class QuotationGradeController {
  readonly #crud: Crud<QuotationGrade>;

  constructor(@InjectCrud('quotationGrade') crud: Crud<QuotationGrade>) {
    this.#crud = crud;
  }

  @Get(['quotationGrade', 'quotegrades'])
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List quotation grades',
    query: listQuery('QuotationGrade'),
    returns: 'QuotationGrade[]',
  })
  quotationGrade(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeQuotationGrades')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List quotation grades (active)',
    query: listQuery('QuotationGrade'),
    returns: 'QuotationGrade[]',
  })
  activeQuotationGrades(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('quotationGrade')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a quotation grade',
    body: 'QuotationGradeInput',
    returns: 'QuotationGrade',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotationGrade/export')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'All quotation grades as a file',
    query: exportQuery('QuotationGrade'),
    files: tableFile,
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotationGrade/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many quotation grades',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotationGrade/:id', 'quotationGrade'])
  @Access({ role: 'showSettings' })
  @Describe({
    tag: API_TAG,
    summary: 'Change a quotation grade',
    body: 'QuotationGradeInput',
    returns: 'QuotationGrade',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotationGrade/:id')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Delete a quotation grade, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotationGrade/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag: API_TAG, summary: 'Changes of a quotation grade', returns: 'HistoryEntry[]' })
  quotationGradeHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
