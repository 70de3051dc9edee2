// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { LoginHistory } from './types.gen.ts';

const tag = 'Logins';

@Controller()
export class LoginHistoryController {
  readonly #crud: Crud<LoginHistory>;

  constructor(@InjectCrud('loginHistory') crud: Crud<LoginHistory>) {
    this.#crud = crud;
  }

  @Get('loginHistoryByUser/:user')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag, summary: 'List logins (by user)', query: listQuery('LoginHistory'), returns: 'LoginHistory[]' })
  loginHistoryByUser(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: params.user });
  }
}
