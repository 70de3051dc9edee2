// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { QuotationGrade } from './types.gen.ts';

const tag = 'Quotation Grades';

@Controller()
export class QuotationGradeController {
  readonly #crud: Crud<QuotationGrade>;

  constructor(@InjectCrud('quotationGrade') crud: Crud<QuotationGrade>) {
    this.#crud = crud;
  }

  @Get(['quotationGrade', 'quotegrades'])
  @Access('signedIn')
  @Describe({ tag, summary: 'List quotation grades', query: listQuery('QuotationGrade'), returns: 'QuotationGrade[]' })
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
    tag,
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
  @Describe({ tag, summary: 'Create a quotation grade', body: 'QuotationGradeInput', returns: 'QuotationGrade' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotationGrade/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All quotation grades as a file',
    query: exportQuery('QuotationGrade'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotationGrade/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many quotation grades', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['quotationGrade/:id', 'quotationGrade'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a quotation grade', body: 'QuotationGradeInput', returns: 'QuotationGrade' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotationGrade/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a quotation grade, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('quotationGrade/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a quotation grade', returns: { type: 'array' } })
  quotationGradeHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
