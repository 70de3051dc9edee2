// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/filter-condition';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { FilterCondition } from '../../schemas/generated/filter-condition.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { FilterConditionReference, UserViewFilterReference } from './references.gen.ts';

export const filterCondition: EntityDefinition<FilterConditionRecord, FilterConditionReference> = {
  name: 'filterCondition',
  title: 'Filter condition',
  plural: 'Filter conditions',
  description: 'One condition of a saved filter.',
  kind: 'entity',
  table: 'filter_condition',
  key: 'id',
  display: 'dbField',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'userViewFilter', title: 'Filter', type: 'ref', to: 'userViewFilter', column: 'user_view_filter_id' },
    { name: 'rowNo', title: 'Row', type: 'integer', minimum: 1, maximum: 50, column: 'row_no' },
    { name: 'rowStart', title: 'Gate', type: 'string', values: ['AND', 'OR'], column: 'row_start' },
    { name: 'dbField', title: 'Field', type: 'string', maxLength: 120, transform: ['trim'], column: 'db_field' },
    {
      name: 'condition',
      title: 'Condition',
      type: 'string',
      values: [
        '=',
        '<>',
        '<',
        '<=',
        '>',
        '>=',
        'contains',
        'starts with',
        'in',
        'between',
        'is empty',
        'not in',
        'does not contain',
        'is not empty',
      ],
      column: 'condition',
    },
    { name: 'value', title: 'Value', type: 'string', maxLength: 1000, transform: ['trim'], column: 'value' },
    {
      name: 'dbValue',
      title: 'Stored value',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'db_value',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['userViewFilter', 'user'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'rowNo', 'rowStart', 'dbField', 'condition'],
  filterable: ['id', 'userViewFilter'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Filter conditions',
      columns: ['rowNo', 'rowStart', 'dbField', 'condition', 'value'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'rowNo', order: 'ASC' },
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

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type FilterConditionRecord = {
  id: number;
  userViewFilter: UserViewFilterReference | null;
  rowNo: number | null;
  rowStart: 'AND' | 'OR' | null;
  dbField: string | null;
  condition:
    | '='
    | '<>'
    | '<'
    | '<='
    | '>'
    | '>='
    | 'contains'
    | 'starts with'
    | 'in'
    | 'between'
    | 'is empty'
    | 'not in'
    | 'does not contain'
    | 'is not empty'
    | null;
  value: string | null;
  dbValue: string | null;
};

export interface FilterConditionHooks extends EntityHooks<FilterConditionRecord> {}

const API_TAG = 'Filter conditions';

@Controller()
export class FilterConditionController {
  readonly #crud: Crud<FilterCondition>;

  constructor(@InjectCrud('filterCondition') crud: Crud<FilterCondition>) {
    this.#crud = crud;
  }

  @Get('userViewFilterConditions/:userViewFilter')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List filter conditions (by filter)',
    query: listQuery('FilterCondition'),
    returns: 'FilterCondition[]',
  })
  userViewFilterConditions(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { userViewFilter: params.userViewFilter });
  }
}
