// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/sales-exec';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SalesExecReference } from '../references.gen.ts';
import type { SalesExecRecord } from './record.gen.ts';

export const salesExec: EntityDefinition<SalesExecRecord, SalesExecReference> = {
  name: 'salesExec',
  title: 'Sales Exec',
  plural: 'Sales Execs',
  table: 'sales_exec',
  key: 'id',
  display: 'salesExecName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'salesExecName', title: 'Sales Exec', type: 'string', column: 'sales_exec_name', transform: ['trim'] },
    { name: 'user', title: 'User', type: 'ref', column: 'user_id', to: 'user' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['salesExecName'], message: 'Sales Exec is already used.' },
    { fields: ['user'], message: 'Another sales exec is already this user.' },
  ],
  access: {
    read: 'signedIn',
    create: { role: 'showSettings' },
    update: { role: 'showSettings' },
    remove: { role: 'showSettings' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'salesExecName', 'active'],
  filterable: ['id', 'active', 'user'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Sales Execs',
      viewId: null,
      columns: ['salesExecName', 'user', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'salesExecName', order: 'ASC' },
      date: null,
      sorts: ['salesExecName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Sales Exec saved',
    updated: 'Sales Exec updated',
    removed: 'Sales Exec deleted',
    createFailed: 'Error while saving Sales Exec',
    updateFailed: 'Error while updating Sales Exec',
    removeFailed: 'Error while deleting Sales Exec',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const SalesExecSchema = new EntitySchema<Record<string, unknown>>({
  name: 'salesExec',
  tableName: 'sales_exec',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    salesExecName: { name: 'sales_exec_name', type: 'text', nullable: true },
    user: { name: 'user_id', type: Number, nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
