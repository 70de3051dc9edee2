// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/alert';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { AlertReference } from '../references.gen.ts';
import type { AlertRecord } from './record.gen.ts';

export const alert: EntityDefinition<AlertRecord, AlertReference> = {
  name: 'alert',
  title: 'Alert',
  plural: 'Alerts',
  table: 'alert',
  key: 'id',
  display: 'alertDesc',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    {
      name: 'alertDesc',
      title: 'Alert Desc',
      type: 'string',
      column: 'alert_desc',
      readOnly: true,
      transform: ['trim'],
    },
    {
      name: 'source',
      title: 'Source',
      type: 'string',
      column: 'source',
      values: ['ACTIVITY', 'REMINDER', 'NOTE', 'CUSTOMER', 'QUOTE', 'REPORT', 'SUPPORT'],
      readOnly: true,
    },
    { name: 'sourceId', title: 'Record', type: 'integer', column: 'source_id', readOnly: true },
    { name: 'user', title: 'User', type: 'ref', column: 'user_id', readOnly: true, to: 'user' },
    {
      name: 'dateCreated',
      title: 'Date Added',
      type: 'string',
      column: 'date_created',
      format: 'date-time',
      readOnly: true,
    },
    { name: 'alertSeen', title: 'Read', type: 'boolean', column: 'alert_seen' },
    { name: 'archived', title: 'Archived', type: 'boolean', column: 'archived' },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  owner: ['user'],
  others: null,
  names: null,
  sortable: ['id', 'dateCreated'],
  filterable: ['id', 'alertSeen', 'archived', 'user'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Alerts',
      viewId: null,
      columns: ['alertDesc', 'user', 'source', 'dateCreated', 'alertSeen', 'archived'],
      more: [],
      filters: ['alertSeen', 'archived'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      date: null,
      sorts: ['dateCreated'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  messages: {
    created: 'New Alert Saved',
    updated: 'Alert Updated',
    removed: 'Alert deleted',
    createFailed: 'Error while saving Alert',
    updateFailed: 'Error while updating alert.',
    removeFailed: 'Error while deleting Alert',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const AlertSchema = new EntitySchema<Record<string, unknown>>({
  name: 'alert',
  tableName: 'alert',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    alertDesc: { name: 'alert_desc', type: 'text', nullable: true },
    source: { name: 'source', type: 'text', nullable: true },
    sourceId: { name: 'source_id', type: Number, nullable: true },
    user: { name: 'user_id', type: Number, nullable: true },
    dateCreated: { name: 'date_created', type: 'text', nullable: true },
    alertSeen: { name: 'alert_seen', type: Boolean, nullable: true },
    archived: { name: 'archived', type: Boolean, nullable: true },
  },
});
