// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Enquiry } from './types.gen.ts';

const tag = 'Enquiries';

@Controller()
export class EnquiryController {
  readonly #crud: Crud<Enquiry>;

  constructor(@InjectCrud('enquiry') crud: Crud<Enquiry>) {
    this.#crud = crud;
  }

  @Get('opportunities')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'List enquiries', query: listQuery('Enquiry'), returns: 'Enquiry[]' })
  opportunities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('oppQuoteNo')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Names of enquiries', query: listQuery('Enquiry'), returns: { type: 'array' } })
  oppQuoteNo(@CurrentUser() user: SessionUser, @Query() query: ListQuery) {
    return this.#crud.names(query, user);
  }

  @Post('opportunity')
  @HttpCode(200)
  @Access({ permission: 'AddNewEnquiry' })
  @Describe({ tag, summary: 'Create an enquiry', body: 'EnquiryInput', returns: 'Enquiry', conflict: 'Enquiry[]' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('getDupEnquiry')
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag,
    summary: 'Possible duplicates of an enquiry: none, or 409 with ranked rows',
    body: 'EnquiryInput',
    returns: { type: 'array' },
    conflict: 'Enquiry[]',
    inView: true,
  })
  getDupEnquiry(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('opportunityconf')
  @HttpCode(200)
  @Access({ permission: 'AddNewEnquiry' })
  @Describe({ tag, summary: 'Create an enquiry despite duplicates', body: 'EnquiryInput', returns: 'Enquiry' })
  opportunityconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('opportunities/export')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'All enquiries as a file', query: exportQuery('Enquiry'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('opportunities/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Change or delete many enquiries', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('savedFilteredEnquiries/:savedFilter')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Enquiries of a saved filter', returns: 'Enquiry[]' })
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
    tag,
    summary: 'A filtered page of enquiries',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Enquiry' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  opportunityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('opportunityGlobalSearch/:text')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Find enquiries by text', params: { text: 'string' }, returns: 'Enquiry[]' })
  opportunityGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get('opportunity/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'One enquiry', query: embedding, returns: 'Enquiry' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('opportunity/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Change an enquiry', body: 'EnquiryInput', returns: 'Enquiry' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunity/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({
    tag,
    summary: 'Delete an enquiry, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('recordHistoryEnquiry/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Changes of an enquiry', returns: { type: 'array' } })
  recordHistoryEnquiry(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Post('notDuplicateEnquiries/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Mark two enquiries as different', returns: { type: 'object' } })
  notDuplicateEnquiries(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateEnquiries/:id/:other')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Remove the mark that two enquiries are different', returns: { type: 'object' } })
  notDuplicateEnquiriesByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
