// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { UserViewFilter } from './types.gen.ts';

const tag = 'Saved filters';

@Controller()
export class UserViewFilterController {
  readonly #crud: Crud<UserViewFilter>;

  constructor(@InjectCrud('userViewFilter') crud: Crud<UserViewFilter>) {
    this.#crud = crud;
  }

  @Get('getCurrUserFavFilters')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List saved filters (of the signed-in user, favourite)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  getCurrUserFavFilters(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, favourite: true });
  }

  @Get('userViewFilters/:dbview')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List saved filters (of the signed-in user, by list)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  userViewFilters(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, dbview: params.dbview });
  }

  @Get('userViewFiltersbyUser/:dbview/:user')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List saved filters (by list, by user)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  userViewFiltersbyUser(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { dbview: params.dbview, user: params.user });
  }
}
