// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Permission } from './types.gen.ts';

const tag = 'Permissions';

@Controller()
export class PermissionController {
  readonly #crud: Crud<Permission>;

  constructor(@InjectCrud('permission') crud: Crud<Permission>) {
    this.#crud = crud;
  }

  @Get('activePermissions')
  @Access('signedIn')
  @Describe({ tag, summary: 'List permissions (active)', query: listQuery('Permission'), returns: 'Permission[]' })
  activePermissions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }
}
