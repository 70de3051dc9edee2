// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { ContactType } from './types.gen.ts';

const tag = 'Contact Types';

@Controller()
export class ContactTypeController {
  readonly #crud: Crud<ContactType>;

  constructor(@InjectCrud('contactType') crud: Crud<ContactType>) {
    this.#crud = crud;
  }

  @Get('contacttypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List contact types', query: listQuery('ContactType'), returns: 'ContactType[]' })
  contacttypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeContactTypes')
  @Access('signedIn')
  @Describe({ tag, summary: 'List contact types (active)', query: listQuery('ContactType'), returns: 'ContactType[]' })
  activeContactTypes(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('contacttypes')
  @HttpCode(200)
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Create a contact type', body: 'ContactTypeInput', returns: 'ContactType' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Put(['contacttypes/:id', 'contacttypes'])
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Change a contact type', body: 'ContactTypeInput', returns: 'ContactType' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string | undefined, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('contacttypes/:id')
  @Access({ role: 'showSettings' })
  @Describe({
    tag,
    summary: 'Delete a contact type, if nothing refers to it',
    returns: { type: 'object', properties: { id: { type: 'integer' } } },
  })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }

  @Get('contacttypes/:id/history')
  @Access({ role: 'showSettings' })
  @Describe({ tag, summary: 'Changes of a contact type', returns: { type: 'array' } })
  contacttypesHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
