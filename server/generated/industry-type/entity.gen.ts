// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/industry-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { IndustryTypeReference } from '../references.gen.ts';
import type { IndustryTypeRecord } from './record.gen.ts';

export const industryType: EntityDefinition<IndustryTypeRecord, IndustryTypeReference> = {
  name: 'industryType',
  title: 'Industry Type',
  plural: 'Industry Types',
  table: 'industry_type',
  key: 'id',
  display: 'industryTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'industryTypeName', title: 'Industry', type: 'string', column: 'industry_type_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['industryTypeName'], message: 'Industry is already used.' }],
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
  sortable: ['id', 'industryTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Industry Types',
      viewId: null,
      columns: ['industryTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'industryTypeName', order: 'ASC' },
      date: null,
      sorts: ['industryTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Industry Type saved',
    updated: 'Industry Type updated',
    removed: 'Industry Type deleted',
    createFailed: 'Error while saving Industry Type',
    updateFailed: 'Error while updating Industry Type',
    removeFailed: 'Error while deleting Industry Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const IndustryTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'industryType',
  tableName: 'industry_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    industryTypeName: { name: 'industry_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
