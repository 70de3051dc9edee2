// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/lost-quote-note';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { LostQuoteNoteReference } from '../references.gen.ts';
import type { LostQuoteNoteRecord } from './record.gen.ts';

export const lostQuoteNote: EntityDefinition<LostQuoteNoteRecord, LostQuoteNoteReference> = {
  name: 'lostQuoteNote',
  title: 'Lost Quote Note',
  plural: 'Lost Quote Notes',
  table: 'lost_quote_note',
  key: 'id',
  display: 'lostQuoteNote',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'lostQuoteNote', title: 'Reason', type: 'string', column: 'lost_quote_note', transform: ['trim'] },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['lostQuoteNote'], message: 'Reason is already used.' }],
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
  sortable: ['id', 'lostQuoteNote', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Lost Quote Notes',
      viewId: null,
      columns: ['lostQuoteNote', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'lostQuoteNote', order: 'ASC' },
      date: null,
      sorts: ['lostQuoteNote', 'active'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Lost Quote Note saved',
    updated: 'Lost Quote Note updated',
    removed: 'Lost Quote Note deleted',
    createFailed: 'Error while saving Lost Quote Note',
    updateFailed: 'Error while updating Lost Quote Note',
    removeFailed: 'Error while deleting Lost Quote Note',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const LostQuoteNoteSchema = new EntitySchema<Record<string, unknown>>({
  name: 'lostQuoteNote',
  tableName: 'lost_quote_note',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    lostQuoteNote: { name: 'lost_quote_note', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
  },
});
