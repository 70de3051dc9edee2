// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { BackgroundWork } from './types.gen.ts';

const tag = 'Background work';

@Controller()
export class BackgroundWorkController {
  readonly #crud: Crud<BackgroundWork>;

  constructor(@InjectCrud('backgroundWork') crud: Crud<BackgroundWork>) {
    this.#crud = crud;
  }

  @Get('backgroundWork')
  @Access('signedIn')
  @Describe({ tag, summary: 'List background work', query: listQuery('BackgroundWork'), returns: 'BackgroundWork[]' })
  backgroundWork(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('backgroundWork/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All background work as a file',
    query: exportQuery('BackgroundWork'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('backgroundWork/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One background work', query: embedding, returns: 'BackgroundWork' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
