// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/support-case-status';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SupportCaseStatusReference } from '../references.gen.ts';
import type { SupportCaseStatusRecord } from './record.gen.ts';

export const supportCaseStatus: EntityDefinition<SupportCaseStatusRecord, SupportCaseStatusReference> = {
  name: 'supportCaseStatus',
  title: 'Support Case Status',
  plural: 'Support Case Statuses',
  table: 'support_case_status',
  key: 'id',
  display: 'name',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'name', title: 'Status', type: 'string', column: 'name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: { New: 1 },
  rollUps: [],
  unique: [{ fields: ['name'], message: 'Status is already used.' }],
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
  sortable: ['id', 'name', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Support Case Statuses',
      viewId: null,
      columns: ['name', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'id', order: 'ASC' },
      date: null,
      sorts: ['id', 'name', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Support Case Status saved',
    updated: 'Support Case Status updated',
    removed: 'Support Case Status deleted',
    createFailed: 'Error while saving Support Case Status',
    updateFailed: 'Error while updating Support Case Status',
    removeFailed: 'Error while deleting Support Case Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const SupportCaseStatusSchema = new EntitySchema<Record<string, unknown>>({
  name: 'supportCaseStatus',
  tableName: 'support_case_status',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    name: { name: 'name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
