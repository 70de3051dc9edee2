// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/permission';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Permission } from '../../schemas/generated/permission.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { PermissionReference, UserReference } from './references.gen.ts';

export const permission: EntityDefinition<PermissionRecord, PermissionReference> = {
  name: 'permission',
  title: 'Permission',
  plural: 'Permissions',
  description: 'The permissions that roles and users can have, each with a code.',
  kind: 'entity',
  table: 'permission',
  key: 'id',
  display: 'permissionName',
  embed: ['permissionCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'permissionCode',
      title: 'Code',
      type: 'string',
      maxLength: 100,
      readOnly: true,
      transform: ['trim'],
      column: 'permission_code',
    },
    {
      name: 'permissionName',
      title: 'Permission',
      type: 'string',
      maxLength: 100,
      readOnly: true,
      transform: ['trim'],
      column: 'permission_name',
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
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
  unique: [{ fields: ['permissionCode'], message: 'Code is already used.' }],
  operations: ['list'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'permissionName'],
  filterable: ['id', 'active'],
  search: [],
  lists: [],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Permission Saved',
    updated: 'Permission Updated',
    removed: 'Permission deleted',
    createFailed: 'Error while saving Permission',
    updateFailed: 'Error while updating Permission',
    removeFailed: 'Error while deleting Permission',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type PermissionRecord = {
  id: number;
  permissionCode: string | null;
  permissionName: string | null;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface PermissionHooks extends EntityHooks<PermissionRecord> {}

const API_TAG = 'Permissions';

@Controller()
export class PermissionController {
  readonly #crud: Crud<Permission>;

  constructor(@InjectCrud('permission') crud: Crud<Permission>) {
    this.#crud = crud;
  }

  @Get('activePermissions')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List permissions (active)',
    query: listQuery('Permission'),
    returns: 'Permission[]',
  })
  activePermissions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { active: true });
  }
}
