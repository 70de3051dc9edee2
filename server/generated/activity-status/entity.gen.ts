// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/activity-status';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ActivityStatusReference } from '../references.gen.ts';
import type { ActivityStatusRecord } from './record.gen.ts';

export const activityStatus: EntityDefinition<ActivityStatusRecord, ActivityStatusReference> = {
  name: 'activityStatus',
  title: 'Activity Status',
  plural: 'Activity Statuses',
  table: 'activity_status',
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
      sequence: { name: 'activityStatusOrder' },
    },
  ],
  codes: { Task: 1, Upcoming: 2, Overdue: 3, Rescheduled: 4, Completed: 5, Cancelled: 6 },
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
      title: 'Activity Statuses',
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
    created: 'Activity Status saved',
    updated: 'Activity Status updated',
    removed: 'Activity Status deleted',
    createFailed: 'Error while saving Activity Status',
    updateFailed: 'Error while updating Activity Status',
    removeFailed: 'Error while deleting Activity Status',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ActivityStatusSchema = new EntitySchema<Record<string, unknown>>({
  name: 'activityStatus',
  tableName: 'activity_status',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    statusName: { name: 'status_name', type: 'text', nullable: true },
    colourCode: { name: 'colour_code', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
