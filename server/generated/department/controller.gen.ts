// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Department } from './types.gen.ts';

const tag = 'Departments';

@Controller()
export class DepartmentController {
  readonly #crud: Crud<Department>;

  constructor(@InjectCrud('department') crud: Crud<Department>) {
    this.#crud = crud;
  }

  @Get('mbpdepts')
  @Access('signedIn')
  @Describe({ tag, summary: 'List departments', query: listQuery('Department'), returns: 'Department[]' })
  mbpdepts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeDepartments')
  @Access('signedIn')
  @Describe({ tag, summary: 'List departments (active)', query: listQuery('Department'), returns: 'Department[]' })
  activeDepartments(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('mbpdepts')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a department', body: 'DepartmentInput', returns: 'Department' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('mbpdepts/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All departments as a file',
    query: exportQuery('Department'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('mbpdepts/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many departments', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['mbpdept/:id', 'mbpdept'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a department', body: 'DepartmentInput', returns: 'Department' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('mbpdepts/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a department, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('departments/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a department', returns: { type: 'array' } })
  departmentsHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
