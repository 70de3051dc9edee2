// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SupportCaseType } from './types.gen.ts';

const tag = 'Support Case Types';

@Controller()
export class SupportCaseTypeController {
  readonly #crud: Crud<SupportCaseType>;

  constructor(@InjectCrud('supportCaseType') crud: Crud<SupportCaseType>) {
    this.#crud = crud;
  }

  @Get('supportCaseTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List support case types',
    query: listQuery('SupportCaseType'),
    returns: 'SupportCaseType[]',
  })
  supportCaseTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSupportCaseTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List support case types (active)',
    query: listQuery('SupportCaseType'),
    returns: 'SupportCaseType[]',
  })
  activeSupportCaseTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('supportCaseTypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a support case type', returns: { type: 'array' } })
  supportCaseTypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
