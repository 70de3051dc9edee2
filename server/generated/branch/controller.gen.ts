// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Branch } from './types.gen.ts';

const tag = 'Branches';

@Controller()
export class BranchController {
  readonly #crud: Crud<Branch>;

  constructor(@InjectCrud('branch') crud: Crud<Branch>) {
    this.#crud = crud;
  }

  @Get('mbpBranches')
  @Access('signedIn')
  @Describe({ tag, summary: 'List branches', query: listQuery('Branch'), returns: 'Branch[]' })
  mbpBranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeMbpBranches')
  @Access('signedIn')
  @Describe({ tag, summary: 'List branches (active)', query: listQuery('Branch'), returns: 'Branch[]' })
  activeMbpBranches(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('mbpBranch')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a branch', body: 'BranchInput', returns: 'Branch' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('mbpBranches/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All branches as a file', query: exportQuery('Branch'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('mbpBranches/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many branches', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['mbpBranch/:id', 'mbpBranch'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a branch', body: 'BranchInput', returns: 'Branch' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('mbpBranch/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a branch, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('mbpBranches/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a branch', returns: { type: 'array' } })
  mbpBranchesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
