// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { User } from './types.gen.ts';

const tag = 'Users';

@Controller()
export class UserController {
  readonly #crud: Crud<User>;

  constructor(@InjectCrud('user') crud: Crud<User>) {
    this.#crud = crud;
  }

  @Get('users')
  @Access('signedIn')
  @Describe({ tag, summary: 'List users', query: listQuery('User'), returns: 'User[]' })
  users(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeUsers')
  @Access('signedIn')
  @Describe({ tag, summary: 'List users (status ACTIVE)', query: listQuery('User'), returns: 'User[]' })
  activeUsers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { status: 'ACTIVE' });
  }

  @Get('users/export')
  @Access('signedIn')
  @Describe({ tag, summary: 'All users as a file', query: exportQuery('User'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('users/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change or delete many users', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Post('usersfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'A filtered page of users',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/User' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  usersfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('user/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One user', query: embedding, returns: 'User' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateUser/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Change a user', body: 'UserInput', returns: 'User' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('userHistory/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'Changes of a user', returns: { type: 'array' } })
  userHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
