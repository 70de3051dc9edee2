// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/region';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { RegionReference } from '../references.gen.ts';
import type { RegionRecord } from './record.gen.ts';

export const region: EntityDefinition<RegionRecord, RegionReference> = {
  name: 'region',
  title: 'Region',
  plural: 'Regions',
  table: 'region',
  key: 'id',
  display: 'regionName',
  embed: ['regionCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'regionName', title: 'Region', type: 'string', column: 'region_name', transform: ['trim'] },
    { name: 'regionCode', title: 'Code', type: 'string', column: 'region_code', transform: ['trim', 'upper'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [
    { fields: ['regionName'], message: 'Region is already used.' },
    { fields: ['regionCode'], message: 'Code is already used.' },
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
  sortable: ['id', 'regionName', 'regionCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Regions',
      viewId: null,
      columns: ['regionName', 'regionCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'regionName', order: 'ASC' },
      date: null,
      sorts: ['regionName', 'regionCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Region saved',
    updated: 'Region updated',
    removed: 'Region deleted',
    createFailed: 'Error while saving Region',
    updateFailed: 'Error while updating Region',
    removeFailed: 'Error while deleting Region',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const RegionSchema = new EntitySchema<Record<string, unknown>>({
  name: 'region',
  tableName: 'region',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    regionName: { name: 'region_name', type: 'text', nullable: true },
    regionCode: { name: 'region_code', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
