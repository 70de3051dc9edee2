// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/user-view-filter';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { UserViewFilter } from '../../schemas/generated/user-view-filter.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { BranchReference, RoleReference, UserReference, UserViewFilterReference } from './references.gen.ts';

export const userViewFilter: EntityDefinition<UserViewFilterRecord, UserViewFilterReference> = {
  name: 'userViewFilter',
  title: 'Saved filter',
  plural: 'Saved filters',
  description: 'Conditions and a sort order that a user has saved for a list.',
  kind: 'entity',
  table: 'user_view_filter',
  key: 'id',
  display: 'filterName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'filterName', title: 'Name', type: 'string', maxLength: 100, transform: ['trim'], column: 'filter_name' },
    { name: 'dbview', title: 'List', type: 'integer', column: 'dbview', default: 1 },
    { name: 'user', title: 'User', type: 'ref', readOnly: true, to: 'user', column: 'user_id' },
    {
      name: 'whereClause',
      title: 'Where clause',
      type: 'string',
      maxLength: 4000,
      readOnly: true,
      transform: ['trim'],
      column: 'where_clause',
    },
    {
      name: 'orderByClause',
      title: 'Order by',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'order_by_clause',
    },
    { name: 'sortField', title: 'Sorted by', type: 'string', maxLength: 60, transform: ['trim'], column: 'sort_field' },
    {
      name: 'sortOrder',
      title: 'Direction',
      type: 'integer',
      minimum: -1,
      maximum: 1,
      column: 'sort_order',
      default: 0,
    },
    { name: 'favourite', title: 'Favourite', type: 'boolean', column: 'favourite' },
    {
      name: 'favouriteOrder',
      title: 'Filter order',
      type: 'integer',
      minimum: 0,
      maximum: 100000,
      column: 'favourite_order',
    },
    {
      name: 'favouriteName',
      title: 'Favourite name',
      type: 'string',
      maxLength: 140,
      transform: ['trim'],
      column: 'favourite_name',
    },
    { name: 'isDefault', title: 'Default', type: 'boolean', column: 'is_default' },
    { name: 'forEverybody', title: 'Shared with everybody', type: 'boolean', column: 'for_everybody', default: false },
    {
      name: 'forBranch',
      title: 'Shared with branch',
      type: 'ref',
      to: 'branch',
      column: 'for_branch_id',
      only: { active: true },
    },
    {
      name: 'forRole',
      title: 'Shared with role',
      type: 'ref',
      to: 'role',
      column: 'for_role_id',
      only: { active: true },
    },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'date_created',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'updatedOn',
      column: 'date_updated',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
      column: 'updated_by_id',
    },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: { permission: 'ViewUsersRoles' },
  shared: ['forEverybody', 'forBranch', 'forRole'],
  names: null,
  sortable: ['id', 'filterName', 'favouriteOrder', 'orderByClause', 'favourite'],
  filterable: ['id', 'dbview', 'user', 'favourite', 'forBranch'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Saved filters',
      columns: ['favouriteOrder', 'filterName', 'whereClause', 'orderByClause', 'favourite'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'favouriteOrder', order: 'ASC' },
      sorts: ['favouriteOrder', 'filterName'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'Filter Saved Successfully',
    updated: 'Filter Updated Successfully',
    removed: 'Saved filter deleted',
    createFailed: 'Error while saving userViewFilter',
    updateFailed: 'Error while updating userViewFilter',
    removeFailed: 'Error while deleting Saved filter',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserViewFilterRecord = {
  id: number;
  filterName: string | null;
  dbview: number | null;
  user: UserReference | null;
  whereClause: string | null;
  orderByClause: string | null;
  sortField: string | null;
  sortOrder: number | null;
  favourite: boolean;
  favouriteOrder: number | null;
  favouriteName: string | null;
  isDefault: boolean;
  forEverybody: boolean;
  forBranch: BranchReference | null;
  forRole: RoleReference | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface UserViewFilterHooks extends EntityHooks<UserViewFilterRecord> {}

const API_TAG = 'Saved filters';

@Controller()
export class UserViewFilterController {
  readonly #crud: Crud<UserViewFilter>;

  constructor(@InjectCrud('userViewFilter') crud: Crud<UserViewFilter>) {
    this.#crud = crud;
  }

  @Get('getCurrUserFavFilters')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List saved filters (of the signed-in user, favourite)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  getCurrUserFavFilters(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, favourite: true });
  }

  @Get('userViewFilters/:dbview')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List saved filters (of the signed-in user, by list)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  userViewFilters(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: user.id, dbview: params.dbview });
  }

  @Get('userViewFiltersbyUser/:dbview/:user')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List saved filters (by list, by user)',
    query: listQuery('UserViewFilter'),
    returns: 'UserViewFilter[]',
  })
  userViewFiltersbyUser(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { dbview: params.dbview, user: params.user });
  }
}
