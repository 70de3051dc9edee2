// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.

import { validators } from '#validators/filter-condition';
import { EntitySchema } from 'typeorm';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { FilterConditionReference } from '../references.gen.ts';
import type { FilterConditionRecord } from './record.gen.ts';

export const filterCondition: EntityDefinition<FilterConditionRecord, FilterConditionReference> = {
  name: 'filterCondition',
  title: 'Filter condition',
  plural: 'Filter conditions',
  table: 'filter_condition',
  key: 'id',
  display: 'dbField',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', column: 'id', readOnly: true },
    { name: 'userViewFilter', title: 'Filter', type: 'ref', column: 'user_view_filter_id', to: 'userViewFilter' },
    { name: 'rowNo', title: 'Row', type: 'integer', column: 'row_no' },
    { name: 'rowStart', title: 'Gate', type: 'string', column: 'row_start', values: ['AND', 'OR'] },
    { name: 'dbField', title: 'Field', type: 'string', column: 'db_field', transform: ['trim'] },
    {
      name: 'condition',
      title: 'Condition',
      type: 'string',
      column: 'condition',
      values: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty'],
    },
    { name: 'value', title: 'Value', type: 'string', column: 'value', transform: ['trim'] },
    { name: 'dbValue', title: 'Stored value', type: 'string', column: 'db_value', transform: ['trim'] },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['userViewFilter', 'user'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'rowNo'],
  filterable: ['id', 'userViewFilter'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Filter conditions',
      viewId: null,
      columns: ['rowNo', 'rowStart', 'dbField', 'condition', 'value'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'rowNo', order: 'ASC' },
      date: null,
      sorts: ['rowNo'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'part',
  messages: {
    created: 'New Filter condition Saved',
    updated: 'Filter condition Updated',
    removed: 'Filter condition deleted',
    createFailed: 'Error while saving Filter condition',
    updateFailed: 'Error while updating Filter condition',
    removeFailed: 'Error while deleting Filter condition',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

export const FilterConditionSchema = new EntitySchema<Record<string, unknown>>({
  name: 'filterCondition',
  tableName: 'filter_condition',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    userViewFilter: { name: 'user_view_filter_id', type: Number, nullable: true },
    rowNo: { name: 'row_no', type: Number, nullable: true },
    rowStart: { name: 'row_start', type: 'text', nullable: true },
    dbField: { name: 'db_field', type: 'text', nullable: true },
    condition: { name: 'condition', type: 'text', nullable: true },
    value: { name: 'value', type: 'text', nullable: true },
    dbValue: { name: 'db_value', type: 'text', nullable: true },
  },
});
