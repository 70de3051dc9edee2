// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/manufacturer';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ManufacturerReference } from '../references.gen.ts';
import type { ManufacturerRecord } from './record.gen.ts';

export const manufacturer: EntityDefinition<ManufacturerRecord, ManufacturerReference> = {
  name: 'manufacturer',
  title: 'Manufacturer',
  plural: 'Manufacturers',
  table: 'manufacturer',
  key: 'id',
  display: 'manufacturerName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'manufacturerName',
      title: 'Manufacturer',
      type: 'string',
      column: 'manufacturer_name',
      transform: ['trim'],
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['manufacturerName'], message: 'Manufacturer is already used.' }],
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
  sortable: ['id', 'manufacturerName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Manufacturers',
      viewId: null,
      columns: ['manufacturerName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'manufacturerName', order: 'ASC' },
      date: null,
      sorts: ['manufacturerName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Manufacturer saved',
    updated: 'Manufacturer updated',
    removed: 'Manufacturer deleted',
    createFailed: 'Error while saving Manufacturer',
    updateFailed: 'Error while updating Manufacturer',
    removeFailed: 'Error while deleting Manufacturer',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ManufacturerSchema = new EntitySchema<Record<string, unknown>>({
  name: 'manufacturer',
  tableName: 'manufacturer',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    manufacturerName: { name: 'manufacturer_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
