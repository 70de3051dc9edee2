// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/department';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { DepartmentReference } from '../references.gen.ts';
import type { DepartmentRecord } from './record.gen.ts';

export const department: EntityDefinition<DepartmentRecord, DepartmentReference> = {
  name: 'department',
  title: 'Department',
  plural: 'Departments',
  table: 'department',
  key: 'id',
  display: 'departmentName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'departmentName', title: 'Department', type: 'string', column: 'department_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['departmentName'], message: 'Department is already used.' }],
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
  sortable: ['id', 'departmentName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Departments',
      viewId: null,
      columns: ['departmentName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'departmentName', order: 'ASC' },
      date: null,
      sorts: ['departmentName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Department saved',
    updated: 'Department updated',
    removed: 'Department deleted',
    createFailed: 'Error while saving Department',
    updateFailed: 'Error while updating Department',
    removeFailed: 'Error while deleting Department',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const DepartmentSchema = new EntitySchema<Record<string, unknown>>({
  name: 'department',
  tableName: 'department',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    departmentName: { name: 'department_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
