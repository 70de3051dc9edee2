// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { HelpVideo } from './types.gen.ts';

const tag = 'Help Videos';

@Controller()
export class HelpVideoController {
  readonly #crud: Crud<HelpVideo>;

  constructor(@InjectCrud('helpVideo') crud: Crud<HelpVideo>) {
    this.#crud = crud;
  }

  @Get('helpVideos')
  @Access('signedIn')
  @Describe({ tag, summary: 'List help videos', query: listQuery('HelpVideo'), returns: 'HelpVideo[]' })
  helpVideos(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeHelpVideos')
  @Access('signedIn')
  @Describe({ tag, summary: 'List help videos (active)', query: listQuery('HelpVideo'), returns: 'HelpVideo[]' })
  activeHelpVideos(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('helpVideos')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a help video', body: 'HelpVideoInput', returns: 'HelpVideo' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('helpVideos/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All help videos as a file', query: exportQuery('HelpVideo'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('helpVideos/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many help videos', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['helpVideos/:id', 'helpVideos'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a help video', body: 'HelpVideoInput', returns: 'HelpVideo' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('helpVideos/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a help video, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('helpVideos/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a help video', returns: { type: 'array' } })
  helpVideosHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
