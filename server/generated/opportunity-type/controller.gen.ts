// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { OpportunityType } from './types.gen.ts';

const tag = 'Opportunity Types';

@Controller()
export class OpportunityTypeController {
  readonly #crud: Crud<OpportunityType>;

  constructor(@InjectCrud('opportunityType') crud: Crud<OpportunityType>) {
    this.#crud = crud;
  }

  @Get('opportunitytypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List opportunity types',
    query: listQuery('OpportunityType'),
    returns: 'OpportunityType[]',
  })
  opportunitytypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeOpportunityTypes')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'List opportunity types (active)',
    query: listQuery('OpportunityType'),
    returns: 'OpportunityType[]',
  })
  activeOpportunityTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('opportunitytypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create an opportunity type', body: 'OpportunityTypeInput', returns: 'OpportunityType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Put(['opportunitytypes/:id', 'opportunitytypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change an opportunity type', body: 'OpportunityTypeInput', returns: 'OpportunityType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('opportunitytypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete an opportunity type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('opportunitytypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of an opportunity type', returns: { type: 'array' } })
  opportunitytypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
