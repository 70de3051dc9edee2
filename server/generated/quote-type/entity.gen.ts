// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/quote-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { QuoteTypeReference } from '../references.gen.ts';
import type { QuoteTypeRecord } from './record.gen.ts';

export const quoteType: EntityDefinition<QuoteTypeRecord, QuoteTypeReference> = {
  name: 'quoteType',
  title: 'Quote Type',
  plural: 'Quote Types',
  table: 'quote_type',
  key: 'id',
  display: 'quoteTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'quoteTypeName', title: 'Quote Type', type: 'string', column: 'quote_type_name', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['quoteTypeName'], message: 'Quote Type is already used.' }],
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
  sortable: ['id', 'quoteTypeName', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quote Types',
      viewId: null,
      columns: ['quoteTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'quoteTypeName', order: 'ASC' },
      date: null,
      sorts: ['quoteTypeName', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quote Type saved',
    updated: 'Quote Type updated',
    removed: 'Quote Type deleted',
    createFailed: 'Error while saving Quote Type',
    updateFailed: 'Error while updating Quote Type',
    removeFailed: 'Error while deleting Quote Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const QuoteTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'quoteType',
  tableName: 'quote_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    quoteTypeName: { name: 'quote_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
