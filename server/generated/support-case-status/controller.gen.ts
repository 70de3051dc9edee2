// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { SupportCaseStatus } from './types.gen.ts';

const tag = 'Support Case Statuses';

@Controller()
export class SupportCaseStatusController {
  readonly #crud: Crud<SupportCaseStatus>;

  constructor(@InjectCrud('supportCaseStatus') crud: Crud<SupportCaseStatus>) {
    this.#crud = crud;
  }

  @Get('supportCaseStatuses')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List support case statuses',
    query: listQuery('SupportCaseStatus'),
    returns: 'SupportCaseStatus[]',
  })
  supportCaseStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeSupportCaseStatuses')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List support case statuses (active)',
    query: listQuery('SupportCaseStatus'),
    returns: 'SupportCaseStatus[]',
  })
  activeSupportCaseStatuses(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Get('supportCaseStatuses/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a support case status', returns: { type: 'array' } })
  supportCaseStatusesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
