// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SalesPosting } from './types.gen.ts';

const tag = 'Postings';

@Controller()
export class SalesPostingController {
  readonly #crud: Crud<SalesPosting>;

  constructor(@InjectCrud('salesPosting') crud: Crud<SalesPosting>) {
    this.#crud = crud;
  }

  @Get('salesPostings')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'List postings', query: listQuery('SalesPosting'), returns: 'SalesPosting[]' })
  salesPostings(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('salesPostings/export')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'All postings as a file', query: exportQuery('SalesPosting'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Get('salesPosting/:id')
  @Access({ permission: 'ViewSalesImport' })
  @Describe({ tag, summary: 'One sales posting', query: embedding, returns: 'SalesPosting' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
