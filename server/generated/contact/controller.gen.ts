// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud, Params } from '../../services/crud/crud.ts';
import type { ExportQuery } from '../../services/export/list-table.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import type { Contact } from './types.gen.ts';

const tag = 'Contacts';

@Controller()
export class ContactController {
  readonly #crud: Crud<Contact>;

  constructor(@InjectCrud('contact') crud: Crud<Contact>) {
    this.#crud = crud;
  }

  @Get('contacts')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List contacts', query: listQuery('Contact'), returns: 'Contact[]' })
  contacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Post('contact')
  @HttpCode(200)
  @Access({ permission: 'AddNewContact' })
  @Describe({ tag, summary: 'Create a contact', body: 'ContactInput', returns: 'Contact', conflict: 'Contact[]' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Post('checkDupContacts')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'Possible duplicates of a contact: none, or 409 with ranked rows',
    body: 'ContactInput',
    returns: { type: 'array' },
    conflict: 'Contact[]',
    inView: true,
  })
  checkDupContacts(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.check(body, user);
  }

  @Post('contactconf')
  @HttpCode(200)
  @Access({ permission: 'AddNewContact' })
  @Describe({ tag, summary: 'Create a contact despite duplicates', body: 'ContactInput', returns: 'Contact' })
  contactconf(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.saveAnyway(body, user);
  }

  @Get('contacts/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'All contacts as a file', query: exportQuery('Contact'), returns: { type: 'string' } })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('contacts/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change or delete many contacts', body: 'Bulk', returns: { type: 'object' } })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('customerContacts/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List contacts (by customer)', query: listQuery('Contact'), returns: 'Contact[]' })
  customerContacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('activeCustomerContacts/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'List contacts (active, by customer)', query: listQuery('Contact'), returns: 'Contact[]' })
  activeCustomerContacts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { active: true, customer: params.customer });
  }

  @Post('contactfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag,
    summary: 'A filtered page of contacts',
    params: { search: 'string' },
    body: 'Filter',
    returns: {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Contact' } },
        total: { type: 'integer' },
        page: { type: 'integer' },
        size: { type: 'integer' },
      },
    },
    inView: true,
  })
  contactfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('contact/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'One contact', query: embedding, returns: 'Contact' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('contact/:id')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Change a contact', body: 'ContactInput', returns: 'Contact' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('contactHistory/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag, summary: 'Changes of a contact', returns: { type: 'array' } })
  contactHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }

  @Post('notDuplicateContacts/:id/:other')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Mark two contacts as different', returns: { type: 'object' } })
  notDuplicateContacts(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, true, user);
  }

  @Delete('notDuplicateContacts/:id/:other')
  @Access({ permission: 'EditCustomers' })
  @Describe({ tag, summary: 'Remove the mark that two contacts are different', returns: { type: 'object' } })
  notDuplicateContactsByIdOther(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.setDistinct(params, false, user);
  }
}
