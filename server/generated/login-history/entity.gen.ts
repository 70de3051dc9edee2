// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/login-history';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { LoginHistoryReference } from '../references.gen.ts';
import type { LoginHistoryRecord } from './record.gen.ts';

export const loginHistory: EntityDefinition<LoginHistoryRecord, LoginHistoryReference> = {
  name: 'loginHistory',
  title: 'Login',
  plural: 'Logins',
  table: 'login_history',
  key: 'id',
  display: 'outcome',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'user', title: 'User', type: 'ref', column: 'user_id', readOnly: true, to: 'user' },
    { name: 'loginAt', title: 'Time', type: 'string', column: 'login_at', format: 'date-time', readOnly: true },
    {
      name: 'outcome',
      title: 'Outcome',
      type: 'string',
      column: 'outcome',
      values: ['Signed in', 'Wrong password', 'Code asked for', 'Wrong code'],
      readOnly: true,
    },
    { name: 'address', title: 'Address', type: 'string', column: 'address', readOnly: true, transform: ['trim'] },
    { name: 'client', title: 'Browser', type: 'string', column: 'client', readOnly: true, transform: ['trim'] },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  access: { read: { permission: 'ViewUsersRoles' }, create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: ['user', 'defBranch'],
  within: [],
  closed: null,
  owner: null,
  others: null,
  names: null,
  sortable: ['id', 'loginAt'],
  filterable: ['id', 'user'],
  search: [],
  lists: [
    {
      name: 'byUser',
      title: 'Login history',
      viewId: null,
      columns: ['loginAt', 'outcome', 'address', 'client'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'loginAt', order: 'DESC' },
      date: null,
      sorts: ['loginAt'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'New Login Saved',
    updated: 'Login Updated',
    removed: 'Login deleted',
    createFailed: 'Error while saving Login',
    updateFailed: 'Error while updating Login',
    removeFailed: 'Error while deleting Login',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const LoginHistorySchema = new EntitySchema<Record<string, unknown>>({
  name: 'loginHistory',
  tableName: 'login_history',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    user: { name: 'user_id', type: Number, nullable: true },
    loginAt: { name: 'login_at', type: 'text', nullable: true },
    outcome: { name: 'outcome', type: 'text', nullable: true },
    address: { name: 'address', type: 'text', nullable: true },
    client: { name: 'client', type: 'text', nullable: true },
  },
});
