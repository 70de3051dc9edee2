// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ReminderType } from './types.gen.ts';

const tag = 'Reminder Types';

@Controller()
export class ReminderTypeController {
  readonly #crud: Crud<ReminderType>;

  constructor(@InjectCrud('reminderType') crud: Crud<ReminderType>) {
    this.#crud = crud;
  }

  @Get('reminderTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List reminder types', query: listQuery('ReminderType'), returns: 'ReminderType[]' })
  reminderTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeReminderTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List reminder types (active)',
    query: listQuery('ReminderType'),
    returns: 'ReminderType[]',
  })
  activeReminderTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('reminderTypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a reminder type', body: 'ReminderTypeInput', returns: 'ReminderType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('reminderTypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All reminder types as a file',
    query: exportQuery('ReminderType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('reminderTypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many reminder types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Put(['reminderTypes/:id', 'reminderTypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a reminder type', body: 'ReminderTypeInput', returns: 'ReminderType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('reminderTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a reminder type', returns: { type: 'array' } })
  reminderTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
