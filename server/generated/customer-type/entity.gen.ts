// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/customer-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { CustomerTypeReference } from '../references.gen.ts';
import type { CustomerTypeRecord } from './record.gen.ts';

export const customerType: EntityDefinition<CustomerTypeRecord, CustomerTypeReference> = {
  name: 'customerType',
  title: 'Customer Type',
  plural: 'Customer Types',
  table: 'customer_type',
  key: 'id',
  display: 'typeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'typeName', title: 'Customer Type', type: 'string', column: 'type_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['typeName'], message: 'Customer Type is already used.' }],
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
  sortable: ['id', 'typeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Customer Types',
      viewId: null,
      columns: ['typeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'typeName', order: 'ASC' },
      date: null,
      sorts: ['typeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Customer Type saved',
    updated: 'Customer Type updated',
    removed: 'Customer Type deleted',
    createFailed: 'Error while saving Customer Type',
    updateFailed: 'Error while updating Customer Type',
    removeFailed: 'Error while deleting Customer Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const CustomerTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'customerType',
  tableName: 'customer_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    typeName: { name: 'type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
