// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { AssignedPermission } from './types.gen.ts';

const tag = 'Role permissions';

@Controller()
export class AssignedPermissionController {
  readonly #crud: Crud<AssignedPermission>;

  constructor(@InjectCrud('assignedPermission') crud: Crud<AssignedPermission>) {
    this.#crud = crud;
  }

  @Post('saveAssignedPermission')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag,
    summary: 'Create a role permission',
    body: 'AssignedPermissionInput',
    returns: 'AssignedPermission',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('rolePermissions/:roleId')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List role permissions (by role id)',
    query: listQuery('AssignedPermission'),
    returns: 'AssignedPermission[]',
  })
  rolePermissions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { roleId: params.roleId });
  }

  @Put('updateAssignedPermission/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag,
    summary: 'Change a role permission',
    body: 'AssignedPermissionInput',
    returns: 'AssignedPermission',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('deleteAssignedPermission/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag,
    summary: 'Delete a role permission, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
