// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/salutation';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SalutationReference } from '../references.gen.ts';
import type { SalutationRecord } from './record.gen.ts';

export const salutation: EntityDefinition<SalutationRecord, SalutationReference> = {
  name: 'salutation',
  title: 'Salutation',
  plural: 'Salutations',
  table: 'salutation',
  key: 'id',
  display: 'salutationName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'salutationName', title: 'Salutation', type: 'string', column: 'salutation_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['salutationName'], message: 'Salutation is already used.' }],
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
  sortable: ['id', 'salutationName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Salutations',
      viewId: null,
      columns: ['salutationName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'salutationName', order: 'ASC' },
      date: null,
      sorts: ['salutationName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Salutation saved',
    updated: 'Salutation updated',
    removed: 'Salutation deleted',
    createFailed: 'Error while saving Salutation',
    updateFailed: 'Error while updating Salutation',
    removeFailed: 'Error while deleting Salutation',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const SalutationSchema = new EntitySchema<Record<string, unknown>>({
  name: 'salutation',
  tableName: 'salutation',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    salutationName: { name: 'salutation_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
