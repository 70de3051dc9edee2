// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/role';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Role } from '../../schemas/generated/role.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { RoleReference, UserReference } from './references.gen.ts';

export const role: EntityDefinition<RoleRecord, RoleReference> = {
  name: 'role',
  title: 'Role',
  plural: 'Roles',
  description: 'What a group of users may see and do.',
  kind: 'entity',
  table: 'role',
  key: 'id',
  display: 'roleName',
  embed: ['showSettings'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'roleName', title: 'Role name', type: 'string', maxLength: 100, transform: ['trim'], column: 'role_name' },
    { name: 'showSettings', title: 'May open the settings', type: 'boolean', column: 'show_settings', default: false },
    { name: 'showAdmin', title: 'Administration', type: 'boolean', column: 'show_admin', default: false },
    {
      name: 'requiresSecondFactor',
      title: 'Requires a second factor',
      description: 'Users also need a code from an app to sign in. Those who have none set it up after the password.',
      type: 'boolean',
      column: 'requires_second_factor',
      default: false,
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    {
      name: 'dashboardOf',
      title: 'Default dashboard',
      description: 'The user whose dashboard is the default of the role.',
      type: 'ref',
      to: 'user',
      column: 'dashboard_of_id',
      only: { status: 'ACTIVE' },
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
  unique: [{ fields: ['roleName'], message: 'Role name is already used.' }],
  operations: ['list', 'one', 'create', 'update', 'history', 'export', 'bulk'],
  access: {
    read: 'signedIn',
    create: { permission: 'ViewUsersRoles' },
    update: { permission: 'ViewUsersRoles' },
    remove: { permission: 'ViewUsersRoles' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'roleName', 'showSettings', 'showAdmin', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Roles',
      columns: ['roleName', 'showSettings', 'showAdmin', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'roleName', order: 'ASC' },
      sorts: ['roleName'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Role Saved',
    updated: 'Role Updated',
    removed: 'Role deleted',
    createFailed: 'Error while saving role',
    updateFailed: 'Error while updating role',
    removeFailed: 'Error while deleting Role',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type RoleRecord = {
  id: number;
  roleName: string | null;
  showSettings: boolean;
  showAdmin: boolean;
  requiresSecondFactor: boolean;
  active: boolean;
  dashboardOf: UserReference | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface RoleHooks extends EntityHooks<RoleRecord> {}

const API_TAG = 'Roles';

@Controller()
export class RoleController {
  readonly #crud: Crud<Role>;

  constructor(@InjectCrud('role') crud: Crud<Role>) {
    this.#crud = crud;
  }

  @Get('roles')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List roles', query: listQuery('Role'), returns: 'Role[]' })
  roles(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeRoles')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List roles (active)', query: listQuery('Role'), returns: 'Role[]' })
  activeRoles(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }

  @Post('saveRole')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Create a role', body: 'RoleInput', returns: 'Role' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('roles/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All roles as a file', query: exportQuery('Role'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('roles/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many roles',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Get('role/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One role', query: embedding, returns: 'Role' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateRole/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Change a role', body: 'RoleInput', returns: 'Role' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('roleHistory/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Changes of a role', returns: 'HistoryEntry[]' })
  roleHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
