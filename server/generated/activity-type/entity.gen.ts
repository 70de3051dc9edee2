// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/activity-type';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ActivityTypeReference } from '../references.gen.ts';
import type { ActivityTypeRecord } from './record.gen.ts';

export const activityType: EntityDefinition<ActivityTypeRecord, ActivityTypeReference> = {
  name: 'activityType',
  title: 'Activity Type',
  plural: 'Activity Types',
  table: 'activity_type',
  key: 'id',
  display: 'activityTypeName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'activityTypeName',
      title: 'Activity Type',
      type: 'string',
      column: 'activity_type_name',
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
      sequence: { name: 'activityTypeOrder' },
    },
  ],
  codes: { Task: 1, Meeting: 2, Call: 3 },
  rollUps: [],
  unique: [{ fields: ['activityTypeName'], message: 'Activity Type is already used.' }],
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
  sortable: ['id', 'activityTypeName', 'position', 'active'],
  filterable: ['id', 'active'],
  search: [],
  lists: [
    {
      name: 'settings',
      title: 'Activity Types',
      viewId: null,
      columns: ['activityTypeName', 'active'],
      more: [],
      filters: ['active'],
      where: {},
      sort: { field: 'position', order: 'ASC' },
      date: null,
      sorts: ['position', 'activityTypeName', 'active'],
      rows: 100,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'Activity Type saved',
    updated: 'Activity Type updated',
    removed: 'Activity Type deleted',
    createFailed: 'Error while saving Activity Type',
    updateFailed: 'Error while updating Activity Type',
    removeFailed: 'Error while deleting Activity Type',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const ActivityTypeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'activityType',
  tableName: 'activity_type',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    activityTypeName: { name: 'activity_type_name', type: 'text', nullable: true },
    active: { name: 'active', type: Boolean, nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
  },
});
