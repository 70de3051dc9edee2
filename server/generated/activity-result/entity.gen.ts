// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/activity-result';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ActivityResultReference } from '../references.gen.ts';
import type { ActivityResultRecord } from './record.gen.ts';

export const activityResult: EntityDefinition<ActivityResultRecord, ActivityResultReference> = {
  name: 'activityResult',
  title: 'Activity Result',
  plural: 'Activity Results',
  table: 'activity_result',
  key: 'id',
  display: 'resultDesc',
  embed: ['resultCode', 'createActivity', 'daysFromNow'],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'resultDesc', title: 'Result', type: 'string', column: 'result_desc', transform: ['trim'] },
    { name: 'resultCode', title: 'Code', type: 'string', column: 'result_code', transform: ['trim', 'upper'] },
    { name: 'createActivity', title: 'Plans a follow-up', type: 'boolean', column: 'create_activity', default: false },
    { name: 'daysFromNow', title: 'Days from now', type: 'integer', column: 'days_from_now' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'version', title: 'Version', type: 'integer', column: 'version', readOnly: true, stamp: 'version' },
    {
      name: 'position',
      title: 'Order',
      type: 'integer',
      column: 'position',
      readOnly: true,
      sequence: { name: 'activityResultOrder' },
    },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['resultDesc'], message: 'Result is already used.' }],
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
  sortable: ['id', 'resultDesc', 'position', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
  filterable: ['id', 'active', 'createActivity'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Activity Results',
      viewId: null,
      columns: ['resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Activity Result saved',
    updated: 'Activity Result updated',
    removed: 'Activity Result deleted',
    createFailed: 'Error while saving Activity Result',
    updateFailed: 'Error while updating Activity Result',
    removeFailed: 'Error while deleting Activity Result',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ActivityResultSchema = new EntitySchema<Record<string, unknown>>({
  name: 'activityResult',
  tableName: 'activity_result',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    resultDesc: { name: 'result_desc', type: 'text', nullable: true },
    resultCode: { name: 'result_code', type: 'text', nullable: true },
    createActivity: { name: 'create_activity', type: Boolean, nullable: true },
    daysFromNow: { name: 'days_from_now', type: Number, nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
