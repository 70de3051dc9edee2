// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/branch';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { BranchReference } from '../references.gen.ts';
import type { BranchRecord } from './record.gen.ts';

export const branch: EntityDefinition<BranchRecord, BranchReference> = {
  name: 'branch',
  title: 'Branch',
  plural: 'Branches',
  table: 'branch',
  key: 'id',
  display: 'branchName',
  embed: ['branchCode', 'branchId', 'salesExecId', 'salesExecName'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'branchName', title: 'Branch', type: 'string', column: 'branch_name', transform: ['trim'] },
    { name: 'branchCode', title: 'Code', type: 'string', column: 'branch_code', transform: ['trim', 'upper'] },
    { name: 'salesExec', title: 'Sales Exec', type: 'ref', column: 'sales_exec_id', to: 'salesExec' },
    { name: 'branchId', title: 'Branch Id', type: 'alias', alias: ['id'] },
    { name: 'salesExecId', title: 'Sales Exec Id', type: 'alias', alias: ['salesExec', 'id'] },
    { name: 'salesExecName', title: 'Sales Exec Name', type: 'alias', alias: ['salesExec', 'salesExecName'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['branchName'], message: 'Branch is already used.' },
    { fields: ['branchCode'], message: 'Code is already used.' },
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
  sortable: ['id', 'branchName', 'branchCode', 'active'],
  filterable: ['id', 'active', 'salesExec'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Branches',
      viewId: null,
      columns: ['branchName', 'branchCode', 'salesExec', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'branchName', order: 'ASC' },
      date: null,
      sorts: ['branchName', 'branchCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Branch saved',
    updated: 'Branch updated',
    removed: 'Branch deleted',
    createFailed: 'Error while saving Branch',
    updateFailed: 'Error while updating Branch',
    removeFailed: 'Error while deleting Branch',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const BranchSchema = new EntitySchema<Record<string, unknown>>({
  name: 'branch',
  tableName: 'branch',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    branchName: { name: 'branch_name', type: 'text', nullable: true },
    branchCode: { name: 'branch_code', type: 'text', nullable: true },
    salesExec: { name: 'sales_exec_id', type: Number, nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
