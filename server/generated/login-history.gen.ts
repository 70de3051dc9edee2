// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/login-history';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { LoginHistory } from '../../schemas/generated/login-history.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { LoginHistoryReference, UserReference } from './references.gen.ts';

export const loginHistory: EntityDefinition<LoginHistoryRecord, LoginHistoryReference> = {
  name: 'loginHistory',
  title: 'Login',
  plural: 'Logins',
  description: 'When and where users signed in.',
  kind: 'entity',
  table: 'login_history',
  key: 'id',
  display: 'outcome',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'user', title: 'User', type: 'ref', readOnly: true, to: 'user', column: 'user_id' },
    {
      name: 'loginAt',
      title: 'Time',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'login_at',
    },
    {
      name: 'outcome',
      title: 'Outcome',
      type: 'string',
      values: ['Signed in', 'Wrong password', 'Code asked for', 'Wrong code'],
      readOnly: true,
      column: 'outcome',
    },
    {
      name: 'address',
      title: 'Address',
      type: 'string',
      maxLength: 45,
      readOnly: true,
      transform: ['trim'],
      column: 'address',
    },
    {
      name: 'client',
      title: 'Browser',
      type: 'string',
      maxLength: 400,
      readOnly: true,
      transform: ['trim'],
      column: 'client',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list'],
  access: { read: { permission: 'ViewUsersRoles' }, create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: ['user', 'defBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'loginAt', 'outcome', 'address', 'client'],
  filterable: ['id', 'user'],
  search: [],
  lists: [
    {
      name: 'byUser',
      title: 'Login history',
      columns: ['loginAt', 'outcome', 'address', 'client'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'loginAt', order: 'DESC' },
      sorts: ['loginAt'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'New Login Saved',
    updated: 'Login Updated',
    removed: 'Login deleted',
    createFailed: 'Error while saving Login',
    updateFailed: 'Error while updating Login',
    removeFailed: 'Error while deleting Login',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type LoginHistoryRecord = {
  id: number;
  user: UserReference | null;
  loginAt: string | null;
  outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code' | null;
  address: string | null;
  client: string | null;
};

export interface LoginHistoryHooks extends EntityHooks<LoginHistoryRecord> {}

const API_TAG = 'Logins';

@Controller()
export class LoginHistoryController {
  readonly #crud: Crud<LoginHistory>;

  constructor(@InjectCrud('loginHistory') crud: Crud<LoginHistory>) {
    this.#crud = crud;
  }

  @Get('loginHistoryByUser/:user')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'List logins (by user)',
    query: listQuery('LoginHistory'),
    returns: 'LoginHistory[]',
  })
  loginHistoryByUser(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: params.user });
  }
}
