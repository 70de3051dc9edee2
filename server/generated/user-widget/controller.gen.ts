// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { UserWidget } from './types.gen.ts';

const tag = 'Widgets';

@Controller()
export class UserWidgetController {
  readonly #crud: Crud<UserWidget>;

  constructor(@InjectCrud('userWidget') crud: Crud<UserWidget>) {
    this.#crud = crud;
  }

  @Post('saveUserWidget')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Create a widget', body: 'UserWidgetInput', returns: 'UserWidget' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('getUserWidgets/:user')
  @Access('signedIn')
  @Describe({ tag, summary: 'List widgets (by user)', query: listQuery('UserWidget'), returns: 'UserWidget[]' })
  getUserWidgets(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: params.user });
  }

  @Get('getUserWidget/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'One widget', query: embedding, returns: 'UserWidget' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateUserWidget/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'Change a widget', body: 'UserWidgetInput', returns: 'UserWidget' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('deleteUserWidget/:id')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Delete a widget, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
