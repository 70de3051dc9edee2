// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Role } from './types.gen.ts';

const tag = 'Roles';

@Controller()
export class RoleController {
  readonly #crud: Crud<Role>;

  constructor(@InjectCrud('role') crud: Crud<Role>) {
    this.#crud = crud;
  }

  @Get('roles')
  @Access('signedIn')
  @Describe({ tag, summary: 'List roles', query: listQuery('Role'), returns: 'Role[]' })
  roles(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeRoles')
  @Access('signedIn')
  @Describe({ tag, summary: 'List roles (active)', query: listQuery('Role'), returns: 'Role[]' })
  activeRoles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('saveRole')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Create a role', body: 'RoleInput', returns: 'Role' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('roles/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All roles as a file', query: exportQuery('Role'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('roles/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change or delete many roles', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('role/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One role', query: embedding, returns: 'Role' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateRole/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change a role', body: 'RoleInput', returns: 'Role' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('roleHistory/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Changes of a role', returns: { type: 'array' } })
  roleHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
