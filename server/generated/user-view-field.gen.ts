// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/user-view-field';
import { Controller, Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { UserViewField } from '../../schemas/generated/user-view-field.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { UserReference, UserViewFieldReference } from './references.gen.ts';

export const userViewField: EntityDefinition<UserViewFieldRecord, UserViewFieldReference> = {
  name: 'userViewField',
  title: 'Column selection',
  plural: 'Column selections',
  description: 'A column that a user has chosen for a list, with its position and width.',
  kind: 'entity',
  table: 'user_view_field',
  key: 'id',
  display: 'dbField',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'user', title: 'User', type: 'ref', readOnly: true, to: 'user', column: 'user_id' },
    { name: 'dbView', title: 'List', type: 'integer', minimum: 1, column: 'db_view' },
    { name: 'dbField', title: 'Column', type: 'string', maxLength: 60, transform: ['trim'], column: 'db_field' },
    { name: 'colOrder', title: 'Place', type: 'integer', minimum: 0, maximum: 1000, column: 'col_order' },
    { name: 'width', title: 'Width', type: 'integer', minimum: 0, maximum: 10000, column: 'width' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['user', 'dbView', 'dbField'], message: 'This column is already chosen.' }],
  operations: ['list', 'create'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'colOrder', 'dbView', 'dbField', 'width'],
  filterable: ['id', 'dbView', 'user'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Column selections',
      columns: ['dbView', 'dbField', 'colOrder', 'width'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'colOrder', order: 'ASC' },
      sorts: ['colOrder'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'part',
  messages: {
    created: 'New Column selection Saved',
    updated: 'Column selection Updated',
    removed: 'Column selection deleted',
    createFailed: 'Error while saving selection',
    updateFailed: 'Error while updating selection',
    removeFailed: 'Error while deleting Column selection',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserViewFieldRecord = {
  id: number;
  user: UserReference | null;
  dbView: number | null;
  dbField: string | null;
  colOrder: number | null;
  width: number | null;
};

export interface UserViewFieldHooks extends EntityHooks<UserViewFieldRecord> {}

const API_TAG = 'Column selections';

@Controller()
export class UserViewFieldController {
  readonly #crud: Crud<UserViewField>;

  constructor(@InjectCrud('userViewField') crud: Crud<UserViewField>) {
    this.#crud = crud;
  }

  @Post('userViewField')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'Create a column selection',
    body: 'UserViewFieldInput',
    returns: 'UserViewField',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('currentUserViewFields/:dbView')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List column selections (of the signed-in user, by list)',
    query: listQuery('UserViewField'),
    returns: 'UserViewField[]',
  })
  currentUserViewFields(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, dbView: params.dbView });
  }
}
