// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ProjectType } from './types.gen.ts';

const tag = 'Project Types';

@Controller()
export class ProjectTypeController {
  readonly #crud: Crud<ProjectType>;

  constructor(@InjectCrud('projectType') crud: Crud<ProjectType>) {
    this.#crud = crud;
  }

  @Get('projecttypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List project types', query: listQuery('ProjectType'), returns: 'ProjectType[]' })
  projecttypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeProjectTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List project types (active)', query: listQuery('ProjectType'), returns: 'ProjectType[]' })
  activeProjectTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('projecttypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a project type', body: 'ProjectTypeInput', returns: 'ProjectType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('projecttypes/export')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'All project types as a file',
    query: exportQuery('ProjectType'),
    returns: { type: 'string' },
  })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('projecttypes/bulk')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change or delete many project types', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Put(['projecttypes/:id', 'projecttypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a project type', body: 'ProjectTypeInput', returns: 'ProjectType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('projecttypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a project type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('projecttypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a project type', returns: { type: 'array' } })
  projecttypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
