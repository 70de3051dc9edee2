// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { OpportunityStatus } from './types.gen.ts';

const tag = 'Enquiry Statuses';

@Controller()
export class OpportunityStatusController {
  readonly #crud: Crud<OpportunityStatus>;

  constructor(@InjectCrud('opportunityStatus') crud: Crud<OpportunityStatus>) {
    this.#crud = crud;
  }

  @Get('opportunitystatuses')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List enquiry statuses',
    query: listQuery('OpportunityStatus'),
    returns: 'OpportunityStatus[]',
  })
  opportunitystatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeOpportunityStatuses')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List enquiry statuses (active)',
    query: listQuery('OpportunityStatus'),
    returns: 'OpportunityStatus[]',
  })
  activeOpportunityStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('opportunitystatuses')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an enquiry status', body: 'OpportunityStatusInput', returns: 'OpportunityStatus' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('opportunitystatuses/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All enquiry statuses as a file',
    query: exportQuery('OpportunityStatus'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('opportunitystatuses/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many enquiry statuses', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['opportunitystatuses/:id', 'opportunitystatuses'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an enquiry status', body: 'OpportunityStatusInput', returns: 'OpportunityStatus' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunitystatuses/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete an enquiry status, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('opportunitystatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an enquiry status', returns: { type: 'array' } })
  opportunitystatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
