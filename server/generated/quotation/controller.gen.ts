// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Quotation } from './types.gen.ts';

const tag = 'Quotations';

@Controller()
export class QuotationController {
  readonly #crud: Crud<Quotation>;

  constructor(@InjectCrud('quotation') crud: Crud<Quotation>) {
    this.#crud = crud;
  }

  @Get('quotations')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'List quotations', query: listQuery('Quotation'), returns: 'Quotation[]' })
  quotations(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('quotation')
  @HttpCode(200)
  @Access({ permission: 'AddNewQuotation' })
  @Describe({ tag, summary: 'Create a quotation', body: 'QuotationInput', returns: 'Quotation' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('quotations/export')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'All quotations as a file', query: exportQuery('Quotation'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('quotations/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Change or delete many quotations', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('opportunityquotes/:opportunity')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'List quotations (by enquiry)', query: listQuery('Quotation'), returns: 'Quotation[]' })
  opportunityquotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('customerquotes/:customer')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'List quotations (by customer)', query: listQuery('Quotation'), returns: 'Quotation[]' })
  customerquotes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('savedFilteredQuotations/:savedFilter')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Quotations of a saved filter', returns: 'Quotation[]' })
  savedFilteredQuotations(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post('quotationfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag,
    summary: 'A filtered page of quotations',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Quotation' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  quotationfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('quotationGlobalSearch/:text')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Find quotations by text', params: { text: 'string' }, returns: 'Quotation[]' })
  quotationGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get(['quotation/:id', 'quotationinfo/:id'])
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'One quotation', query: embedding, returns: 'Quotation' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('quotation/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Change a quotation', body: 'QuotationInput', returns: 'Quotation' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('quotation/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({
    tag,
    summary: 'Delete a quotation, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('recordHistoryQuote/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Changes of a quotation', returns: { type: 'array' } })
  recordHistoryQuote(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
