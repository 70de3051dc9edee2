// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Alert } from './types.gen.ts';

const tag = 'Alerts';

@Controller()
export class AlertController {
  readonly #crud: Crud<Alert>;

  constructor(@InjectCrud('alert') crud: Crud<Alert>) {
    this.#crud = crud;
  }

  @Get('getAllCurrentUserAlerts')
  @Access('signedIn')
  @Describe({ tag, summary: 'List alerts', query: listQuery('Alert'), returns: 'Alert[]' })
  getAllCurrentUserAlerts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('getActiveCurrentUserAlerts')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List alerts (not archived, no snoozed until)',
    query: listQuery('Alert'),
    returns: 'Alert[]',
  })
  getActiveCurrentUserAlerts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { archived: false, snoozedUntil: null });
  }

  @Get('getNewCurrentUserAlerts')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Number of alerts (not read, not archived, no snoozed until)',
    returns: { type: 'integer' },
  })
  getNewCurrentUserAlerts(@CurrentUser() user: SessionUser) {
    return this.#crud.count(user, { alertSeen: false, archived: false, snoozedUntil: null });
  }

  @Get('getAlert/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One alert', query: embedding, returns: 'Alert' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateAlert/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'Change an alert', body: 'AlertInput', returns: 'Alert' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }
}
