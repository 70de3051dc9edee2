// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Activity } from './types.gen.ts';

const tag = 'Activities';

@Controller()
export class ActivityController {
  readonly #crud: Crud<Activity>;

  constructor(@InjectCrud('activity') crud: Crud<Activity>) {
    this.#crud = crud;
  }

  @Get('activities')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List activities', query: listQuery('Activity'), returns: 'Activity[]' })
  activities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('activity')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Create an activity', body: 'ActivityInput', returns: 'Activity' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('activities/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'All activities as a file', query: exportQuery('Activity'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activities/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change or delete many activities', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('customeractivities/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List activities (by customer)', query: listQuery('Activity'), returns: 'Activity[]' })
  customeractivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('opportunityactivities/:opportunity')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List activities (by enquiry)', query: listQuery('Activity'), returns: 'Activity[]' })
  opportunityactivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('quotationactivities/:quote')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List activities (by quotation)', query: listQuery('Activity'), returns: 'Activity[]' })
  quotationactivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quote: params.quote });
  }

  @Get('savedFilteredActivities/:savedFilter')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Activities of a saved filter', returns: 'Activity[]' })
  savedFilteredActivities(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post('activityfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A filtered page of activities',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Activity' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  activityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Post('myactivityfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A filtered page of activities (of the signed-in user)',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Activity' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  myactivityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user, { user: user.id });
  }

  @Get('activityGlobalSearch/:text')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Find activities by text', params: { text: 'string' }, returns: 'Activity[]' })
  activityGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get('activity/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'One activity', query: embedding, returns: 'Activity' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('activity/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change an activity', body: 'ActivityInput', returns: 'Activity' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('activity/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag,
    summary: 'Delete an activity, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('recordHistoryActivity/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Changes of an activity', returns: { type: 'array' } })
  recordHistoryActivity(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
