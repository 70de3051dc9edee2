// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/reminder-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ReminderTypeReference } from '../references.gen.ts';
import type { ReminderTypeRecord } from './record.gen.ts';

export const reminderType: EntityDefinition<ReminderTypeRecord, ReminderTypeReference> = {
  name: 'reminderType',
  title: 'Reminder Type',
  plural: 'Reminder Types',
  table: 'reminder_type',
  key: 'id',
  display: 'reminderTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'reminderTypeName',
      title: 'Reminder Type',
      type: 'string',
      column: 'reminder_type_name',
      transform: ['trim'],
    },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'reminderTypeOrder' },
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['reminderTypeName'], message: 'Reminder Type is already used.' }],
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
  sortable: ['id', 'reminderTypeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Reminder Types',
      viewId: null,
      columns: ['reminderTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'reminderTypeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Reminder Type saved',
    updated: 'Reminder Type updated',
    removed: 'Reminder Type deleted',
    createFailed: 'Error while saving Reminder Type',
    updateFailed: 'Error while updating Reminder Type',
    removeFailed: 'Error while deleting Reminder Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ReminderTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'reminderType',
  tableName: 'reminder_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    reminderTypeName: { name: 'reminder_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
