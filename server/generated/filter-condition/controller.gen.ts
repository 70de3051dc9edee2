// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { FilterCondition } from './types.gen.ts';

const tag = 'Filter conditions';

@Controller()
export class FilterConditionController {
  readonly #crud: Crud<FilterCondition>;

  constructor(@InjectCrud('filterCondition') crud: Crud<FilterCondition>) {
    this.#crud = crud;
  }

  @Get('userViewFilterConditions/:userViewFilter')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List filter conditions (by filter)',
    query: listQuery('FilterCondition'),
    returns: 'FilterCondition[]',
  })
  userViewFilterConditions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { userViewFilter: params.userViewFilter });
  }
}
