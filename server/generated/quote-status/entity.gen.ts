// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/quote-status';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { QuoteStatusReference } from '../references.gen.ts';
import type { QuoteStatusRecord } from './record.gen.ts';

export const quoteStatus: EntityDefinition<QuoteStatusRecord, QuoteStatusReference> = {
  name: 'quoteStatus',
  title: 'Quote Status',
  plural: 'Quote Statuses',
  table: 'quote_status',
  key: 'id',
  display: 'statusName',
  embed: ['colourCode'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'statusName', title: 'Status', type: 'string', column: 'status_name', transform: ['trim'] },
    { name: 'colourCode', title: 'Colour', type: 'string', column: 'colour_code', format: 'colour' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'quoteStatusOrder' },
    },
  ],
  codes: { Active: 1, Won: 2, Lost: 3, Cancelled: 4, Revised: 5, Closed: 6 },
  rollUps: [],
  unique: [{ fields: ['statusName'], message: 'Status is already used.' }],
  order: 'position',
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
  sortable: ['id', 'statusName', 'position', 'colourCode', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Quote Statuses',
      viewId: null,
      columns: ['statusName', 'colourCode', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'statusName', 'colourCode', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Quote Status saved',
    updated: 'Quote Status updated',
    removed: 'Quote Status deleted',
    createFailed: 'Error while saving Quote Status',
    updateFailed: 'Error while updating Quote Status',
    removeFailed: 'Error while deleting Quote Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const QuoteStatusSchema = new EntitySchema<Record<string, unknown>>({
  name: 'quoteStatus',
  tableName: 'quote_status',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    statusName: { name: 'status_name', type: 'text', nullable: true },
    colourCode: { name: 'colour_code', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
