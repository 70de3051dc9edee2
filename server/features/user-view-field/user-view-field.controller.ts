import { Controller, Delete, Get, Param, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { UserViewField } from '../../../schemas/generated/user-view-field.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { wholeNumber } from '../../core/records/request.ts';
import { fieldsOf, viewOf, viewsOf } from '../common/views.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';

const tag = 'Views';
const gone = object({ removed: integer });
const viewShape = object({
  id: integer,
  viewName: string,
  sortField: string,
  sortOrder: { enum: [1, -1] },
  rows: integer,
});
const column = object(
  {
    id: integer,
    dbView: integer,
    dbField: string,
    title: string,
    defView: yesNo,
    sortable: yesNo,
    filterable: yesNo,
    type: string,
    format: string,
    to: string,
    values: listOf(string),
    labels: { type: 'object', additionalProperties: string },
  },
  ['format', 'to', 'values', 'labels'],
);

/** The numbered lists, their columns, and a user's chosen columns. */
@Controller()
export class ViewCallsController {
  constructor(
    @InjectCrud('userViewField') private readonly crud: Crud<UserViewField>,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  @Get('dbviews')
  @Access('signedIn')
  @Describe({ tag, summary: 'The numbered lists', returns: listOf(object({ id: integer, viewName: string })) })
  views() {
    return viewsOf(this.registry).map(({ id, viewName }) => ({ id, viewName }));
  }

  @Get('dbView/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'One numbered list', returns: viewShape })
  view(@Param('view') view: string) {
    const { id, viewName, list } = viewOf(this.registry, view);
    return { id, viewName, sortField: list.sort.field, sortOrder: list.sort.order === 'ASC' ? 1 : -1, rows: list.rows };
  }

  @Get('dbViewFields/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'Columns a numbered list has', returns: listOf(column) })
  fields(@Param('view') view: string) {
    return fieldsOf(viewOf(this.registry, view));
  }

  @Put('setUserViewColWidth/:field/:width')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Save the width of a chosen column',
    params: { width: { schema: { ...integer, minimum: 0, maximum: 10_000 } } },
    returns: 'UserViewField',
  })
  setWidth(@CurrentUser() user: SessionUser, @Param() { field, width }: Record<string, string>) {
    return this.crud.update(field, { width: wholeNumber('width', width, 0, 10_000) }, user);
  }

  @Delete('deleteCurrentUserViewFields/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'Forget the columns chosen for a list', returns: gone })
  forget(@CurrentUser() user: SessionUser, @Param('view') view: string) {
    return this.#forget(view, user.id, user);
  }

  /** The path is misspelled on the wire. */
  @Get('reseCurrenttUserViewFields/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'Set a list back to its own columns', returns: gone, inView: false })
  resetOwn(
    @CurrentUser() user: SessionUser,
    @Param('view') view: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('Cache-Control', 'no-store');
    return this.#forget(view, user.id, user);
  }

  @Get('resetUserViewFields/:view/:user')
  @Access('signedIn')
  @Describe({ tag, summary: "Set a user's list back to its own columns", returns: gone, inView: false })
  reset(
    @CurrentUser() user: SessionUser,
    @Param('view') view: string,
    @Param('user', ReadId) owner: number,
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('Cache-Control', 'no-store');
    return this.#forget(view, owner, user);
  }

  async #forget(view: string, owner: number, user: SessionUser) {
    if (owner !== user.id) user.require({ permission: 'ViewUsersRoles' });
    const { database, records, registry } = this;
    const chosen = await records.find('userViewField', { user: owner, dbView: viewOf(registry, view).id });
    await database.write(async () => {
      for (const { id } of chosen) await this.crud.remove(id, user);
    });
    return { removed: chosen.length };
  }
}
