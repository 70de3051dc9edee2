// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/support-case-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SupportCaseTypeReference } from '../references.gen.ts';
import type { SupportCaseTypeRecord } from './record.gen.ts';

export const supportCaseType: EntityDefinition<SupportCaseTypeRecord, SupportCaseTypeReference> = {
  name: 'supportCaseType',
  title: 'Support Case Type',
  plural: 'Support Case Types',
  table: 'support_case_type',
  key: 'id',
  display: 'name',
  embed: ['code'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'name', title: 'Type', type: 'string', column: 'name', transform: ['trim'] },
    { name: 'code', title: 'Code', type: 'string', column: 'code', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['name'], message: 'Type is already used.' }],
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
  sortable: ['id', 'name', 'code', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Support Case Types',
      viewId: null,
      columns: ['name', 'code', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'id', order: 'ASC' },
      date: null,
      sorts: ['id', 'name', 'code', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Support Case Type saved',
    updated: 'Support Case Type updated',
    removed: 'Support Case Type deleted',
    createFailed: 'Error while saving Support Case Type',
    updateFailed: 'Error while updating Support Case Type',
    removeFailed: 'Error while deleting Support Case Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const SupportCaseTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'supportCaseType',
  tableName: 'support_case_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    name: { name: 'name', type: 'text', nullable: true },
    code: { name: 'code', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
