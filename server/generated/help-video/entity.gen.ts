// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/help-video';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { HelpVideoReference } from '../references.gen.ts';
import type { HelpVideoRecord } from './record.gen.ts';

export const helpVideo: EntityDefinition<HelpVideoRecord, HelpVideoReference> = {
  name: 'helpVideo',
  title: 'Help Video',
  plural: 'Help Videos',
  table: 'help_video',
  key: 'id',
  display: 'title',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'title', title: 'Title', type: 'string', column: 'title', transform: ['trim'] },
    { name: 'url', title: 'Address', type: 'string', column: 'url', format: 'uri', transform: ['trim'] },
    { name: 'page', title: 'Page', type: 'string', column: 'page', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['title'], message: 'Title is already used.' }],
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
  sortable: ['id', 'title', 'url', 'page', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Help Videos',
      viewId: null,
      columns: ['title', 'url', 'page', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'title', order: 'ASC' },
      date: null,
      sorts: ['title', 'url', 'page', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Help Video saved',
    updated: 'Help Video updated',
    removed: 'Help Video deleted',
    createFailed: 'Error while saving Help Video',
    updateFailed: 'Error while updating Help Video',
    removeFailed: 'Error while deleting Help Video',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const HelpVideoSchema = new EntitySchema<Record<string, unknown>>({
  name: 'helpVideo',
  tableName: 'help_video',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    title: { name: 'title', type: 'text', nullable: true },
    url: { name: 'url', type: 'text', nullable: true },
    page: { name: 'page', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
