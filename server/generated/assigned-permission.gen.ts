// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/assigned-permission';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { AssignedPermission } from '../../schemas/generated/assigned-permission.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  AssignedPermissionReference,
  PermissionReference,
  RoleReference,
  UserReference,
} from './references.gen.ts';

export const assignedPermission: EntityDefinition<AssignedPermissionRecord, AssignedPermissionReference> = {
  name: 'assignedPermission',
  title: 'Role permission',
  plural: 'Role permissions',
  description: 'A permission of a role or a user, with its level. Level 0 allows nothing.',
  kind: 'entity',
  table: 'assigned_permission',
  key: 'id',
  display: 'id',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'userOrRole',
      title: 'Granted to',
      description: "2 for a role, 1 for a user. A user's own levels override those of the role.",
      type: 'integer',
      minimum: 1,
      maximum: 2,
      column: 'user_or_role',
      default: 2,
    },
    { name: 'role', title: 'Role', type: 'ref', to: 'role', column: 'role_id', only: { active: true } },
    { name: 'roleId', title: 'Role Id', type: 'alias', alias: ['role', 'id'] },
    { name: 'user', title: 'User', type: 'ref', to: 'user', column: 'user_id' },
    {
      name: 'permission',
      title: 'Permission',
      type: 'ref',
      to: 'permission',
      column: 'permission_id',
      only: { active: true },
    },
    { name: 'permissionId', title: 'Permission Id', type: 'alias', alias: ['permission', 'id'] },
    {
      name: 'permissionLevel',
      title: 'Level',
      type: 'integer',
      minimum: 0,
      maximum: 5,
      column: 'permission_level',
      default: 1,
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
  unique: [
    { fields: ['role', 'permission'], message: 'The role already has this permission.' },
    { fields: ['user', 'permission'], message: 'The user already has this permission.' },
  ],
  operations: ['list', 'create', 'update', 'remove'],
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
  sortable: ['id', 'permissionLevel', 'permission'],
  filterable: ['id', 'role', 'user', 'permission'],
  search: [],
  lists: [
    {
      name: 'byRole',
      title: 'Permissions',
      columns: ['permission', 'permissionLevel'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'permissionLevel', order: 'ASC' },
      sorts: ['permissionLevel'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'free',
  messages: {
    created: 'New Role permission Saved',
    updated: 'Role permission Updated',
    removed: 'Role permission deleted',
    createFailed: 'Error while saving permission',
    updateFailed: 'Error while saving permission',
    removeFailed: 'Error while deleting permission',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AssignedPermissionRecord = {
  id: number;
  userOrRole: number | null;
  role: RoleReference | null;
  roleId: number | null;
  user: UserReference | null;
  permission: PermissionReference | null;
  permissionId: number | null;
  permissionLevel: number | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface AssignedPermissionHooks extends EntityHooks<AssignedPermissionRecord> {}

const API_TAG = 'Role permissions';

@Controller()
export class AssignedPermissionController {
  readonly #crud: Crud<AssignedPermission>;

  constructor(@InjectCrud('assignedPermission') crud: Crud<AssignedPermission>) {
    this.#crud = crud;
  }

  @Post('saveAssignedPermission')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'Create a role permission',
    body: 'AssignedPermissionInput',
    returns: 'AssignedPermission',
  })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('rolePermissions/:roleId')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List role permissions (by role id)',
    query: listQuery('AssignedPermission'),
    returns: 'AssignedPermission[]',
  })
  rolePermissions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { roleId: params.roleId });
  }

  @Put('updateAssignedPermission/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'Change a role permission',
    body: 'AssignedPermissionInput',
    returns: 'AssignedPermission',
  })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('deleteAssignedPermission/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Delete a role permission, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
