// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/postal-area';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { PostalAreaReference } from '../references.gen.ts';
import type { PostalAreaRecord } from './record.gen.ts';

export const postalArea: EntityDefinition<PostalAreaRecord, PostalAreaReference> = {
  name: 'postalArea',
  title: 'Postal Area',
  plural: 'Postal Areas',
  table: 'postal_area',
  key: 'id',
  display: 'areaCode',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'areaCode', title: 'Area', type: 'string', column: 'area_code', transform: ['trim', 'upper'] },
    { name: 'region', title: 'Region', type: 'ref', column: 'region_id', to: 'region' },
    { name: 'mbpBranch', title: 'Branch', type: 'ref', column: 'mbp_branch_id', to: 'branch' },
    { name: 'salesExec', title: 'Sales Exec', type: 'ref', column: 'sales_exec_id', to: 'salesExec' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['areaCode'], message: 'Area is already used.' }],
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
  sortable: ['id', 'areaCode', 'active'],
  filterable: ['id', 'region', 'mbpBranch', 'active', 'salesExec'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Postal Areas',
      viewId: null,
      columns: ['areaCode', 'region', 'mbpBranch', 'salesExec', 'active'],
      more: [],
      filters: ['region', 'mbpBranch', 'active'],
      where: {},
      sort: { field: 'areaCode', order: 'ASC' },
      date: null,
      sorts: ['areaCode', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Postal Area saved',
    updated: 'Postal Area updated',
    removed: 'Postal Area deleted',
    createFailed: 'Error while saving Postal Area',
    updateFailed: 'Error while updating Postal Area',
    removeFailed: 'Error while deleting Postal Area',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const PostalAreaSchema = new EntitySchema<Record<string, unknown>>({
  name: 'postalArea',
  tableName: 'postal_area',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    areaCode: { name: 'area_code', type: 'text', nullable: true },
    region: { name: 'region_id', type: Number, nullable: true },
    mbpBranch: { name: 'mbp_branch_id', type: Number, nullable: true },
    salesExec: { name: 'sales_exec_id', type: Number, nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
