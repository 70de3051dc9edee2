// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/user-view-field';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { UserViewFieldReference } from '../references.gen.ts';
import type { UserViewFieldRecord } from './record.gen.ts';

export const userViewField: EntityDefinition<UserViewFieldRecord, UserViewFieldReference> = {
  name: 'userViewField',
  title: 'Column selection',
  plural: 'Column selections',
  table: 'user_view_field',
  key: 'id',
  display: 'dbField',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'user', title: 'User', type: 'ref', column: 'user_id', readOnly: true, to: 'user' },
    { name: 'dbView', title: 'List', type: 'integer', column: 'db_view' },
    { name: 'dbField', title: 'Column', type: 'string', column: 'db_field', transform: ['trim'] },
    { name: 'colOrder', title: 'Place', type: 'integer', column: 'col_order' },
    { name: 'width', title: 'Width', type: 'integer', column: 'width' },
  ],
  codes: {},
  rollUps: [],
  unique: [{ fields: ['user', 'dbView', 'dbField'], message: 'This column is already chosen.' }],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'colOrder'],
  filterable: ['id', 'dbView', 'user'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Column selections',
      viewId: null,
      columns: ['dbView', 'dbField', 'colOrder', 'width'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'colOrder', order: 'ASC' },
      date: null,
      sorts: ['colOrder'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'part',
  messages: {
    created: 'New Column selection Saved',
    updated: 'Column selection Updated',
    removed: 'Column selection deleted',
    createFailed: 'Error while saving selection',
    updateFailed: 'Error while updating selection',
    removeFailed: 'Error while deleting Column selection',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const UserViewFieldSchema = new EntitySchema<Record<string, unknown>>({
  name: 'userViewField',
  tableName: 'user_view_field',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    user: { name: 'user_id', type: Number, nullable: true },
    dbView: { name: 'db_view', type: Number, nullable: true },
    dbField: { name: 'db_field', type: 'text', nullable: true },
    colOrder: { name: 'col_order', type: Number, nullable: true },
    width: { name: 'width', type: Number, nullable: true },
  },
});
