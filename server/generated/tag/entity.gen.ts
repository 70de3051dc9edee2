// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/tag';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { TagReference } from '../references.gen.ts';
import type { TagRecord } from './record.gen.ts';

export const tag: EntityDefinition<TagRecord, TagReference> = {
  name: 'tag',
  title: 'Tag',
  plural: 'Tags',
  table: 'tag',
  key: 'id',
  display: 'tag',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'tag', title: 'Tag', type: 'string', column: 'tag', transform: ['trim'] },
    {
      name: 'type',
      title: 'Type',
      type: 'string',
      column: 'type',
      values: ['NOTES', 'CUSTOMER', 'ATTACHMENT'],
      labels: { NOTES: 'Notes', CUSTOMER: 'Customers', ATTACHMENT: 'Attachments' },
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['tag', 'type'], message: 'Tag is already used for this type.' }],
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
  sortable: ['id', 'tag', 'type', 'active'],
  filterable: ['id', 'type', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Tags',
      viewId: null,
      columns: ['tag', 'type', 'active'],
      more: [],
      filters: ['type', 'active'],
      where: {},
      sort: { field: 'tag', order: 'ASC' },
      date: null,
      sorts: ['tag', 'type', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Tag saved',
    updated: 'Tag updated',
    removed: 'Tag deleted',
    createFailed: 'Error while saving tag',
    updateFailed: 'Error while updating tag',
    removeFailed: 'Error while deleting Tag',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const TagSchema = new EntitySchema<Record<string, unknown>>({
  name: 'tag',
  tableName: 'tag',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    tag: { name: 'tag', type: 'text', nullable: true },
    type: { name: 'type', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
