// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/permission';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { PermissionReference } from '../references.gen.ts';
import type { PermissionRecord } from './record.gen.ts';

export const permission: EntityDefinition<PermissionRecord, PermissionReference> = {
  name: 'permission',
  title: 'Permission',
  plural: 'Permissions',
  table: 'permission',
  key: 'id',
  display: 'permissionName',
  embed: ['permissionCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'permissionCode',
      title: 'Code',
      type: 'string',
      column: 'permission_code',
      readOnly: true,
      transform: ['trim'],
    },
    {
      name: 'permissionName',
      title: 'Permission',
      type: 'string',
      column: 'permission_name',
      readOnly: true,
      transform: ['trim'],
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      column: 'date_created',
      format: 'date',
      readOnly: true,
      stamp: 'createdOn',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      column: 'created_by_id',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      column: 'date_updated',
      format: 'date',
      readOnly: true,
      stamp: 'updatedOn',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      column: 'updated_by_id',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
    },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  unique: [{ fields: ['permissionCode'], message: 'Code is already used.' }],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'permissionName'],
  filterable: ['id', 'active'],
  search: [],
  lists: [],
  duplicates: null,
  history: true,
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

export const PermissionSchema = new EntitySchema<Record<string, unknown>>({
  name: 'permission',
  tableName: 'permission',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    permissionCode: { name: 'permission_code', type: 'text', nullable: true },
    permissionName: { name: 'permission_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    dateCreated: { name: 'date_created', type: 'text', nullable: true },
    createdBy: { name: 'created_by_id', type: Number, nullable: true },
    dateUpdated: { name: 'date_updated', type: 'text', nullable: true },
    updatedBy: { name: 'updated_by_id', type: Number, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
