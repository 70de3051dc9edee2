// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/user-widget';
import { Controller, Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { UserWidget } from '../../schemas/generated/user-widget.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { UserReference, UserViewFilterReference, UserWidgetReference } from './references.gen.ts';

export const userWidget: EntityDefinition<UserWidgetRecord, UserWidgetReference> = {
  name: 'userWidget',
  title: 'Widget',
  plural: 'Widgets',
  description: "The widgets on a user's dashboard, and their positions.",
  kind: 'entity',
  table: 'user_widget',
  key: 'id',
  display: 'widgetName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'widget', title: 'Widget', type: 'integer', minimum: 1, column: 'widget' },
    { name: 'widgetName', title: 'Title', type: 'string', maxLength: 100, transform: ['trim'], column: 'widget_name' },
    { name: 'screenPos', title: 'Position', type: 'integer', minimum: 1, maximum: 1000, column: 'screen_pos' },
    {
      name: 'widgetType',
      title: 'Shown as',
      description: 'A list or report is shown as the user chooses; every other widget has one kind.',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      labels: { list: 'Table', number: 'Number', bar: 'Bars', line: 'Line', pie: 'Donut', queue: 'Chase queue' },
      column: 'widget_type',
    },
    { name: 'user', title: 'User', type: 'ref', to: 'user', column: 'user_id' },
    { name: 'active', title: 'Active', type: 'boolean', column: 'active', default: true },
    { name: 'viewId', title: 'List', type: 'integer', minimum: 1, maximum: 1000, column: 'view_id' },
    { name: 'userViewFilter', title: 'Saved filter', type: 'ref', to: 'userViewFilter', column: 'user_view_filter_id' },
    { name: 'userViewFilterId', title: 'User View Filter Id', type: 'alias', alias: ['userViewFilter', 'id'] },
    { name: 'report', title: 'Report', type: 'integer', minimum: 1, maximum: 100000, column: 'report' },
    {
      name: 'figure',
      title: 'Figure',
      description: 'What a number or chart counts or adds up.',
      type: 'string',
      maxLength: 60,
      transform: ['trim'],
      column: 'figure',
    },
    {
      name: 'groupBy',
      title: 'For each',
      description: 'A chart has a bar, point or slice for each value of this.',
      type: 'string',
      maxLength: 60,
      transform: ['trim'],
      column: 'group_by',
    },
    {
      name: 'period',
      title: 'Period',
      description: 'Limits a number to a period so far, and compares it with the same days of the one before.',
      type: 'string',
      values: ['This week', 'This month', 'This quarter', 'This year'],
      column: 'period',
    },
    {
      name: 'width',
      title: 'Width',
      description: "Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.",
      type: 'integer',
      minimum: 1,
      maximum: 12,
      column: 'width',
    },
    {
      name: 'height',
      title: 'Height',
      description: 'Minimum height, in steps of 40 pixels. Default: as high as its content.',
      type: 'integer',
      minimum: 1,
      maximum: 20,
      column: 'height',
    },
    {
      name: 'ParamVal1',
      title: 'Parameter 1',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'param_val1',
    },
    {
      name: 'ParamVal2',
      title: 'Parameter 2',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'param_val2',
    },
    {
      name: 'ParamVal3',
      title: 'Parameter 3',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'param_val3',
    },
    {
      name: 'ParamVal4',
      title: 'Parameter 4',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
      column: 'param_val4',
    },
    {
      name: 'dateCreated',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'date_created',
    },
    {
      name: 'createdBy',
      title: 'Created by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'createdBy',
      column: 'created_by_id',
    },
    {
      name: 'dateUpdated',
      title: 'Date updated',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'updatedOn',
      column: 'date_updated',
    },
    {
      name: 'updatedBy',
      title: 'Updated by',
      type: 'ref',
      readOnly: true,
      to: 'user',
      stamp: 'updatedBy',
      column: 'updated_by_id',
    },
    { name: 'version', title: 'Version', type: 'integer', readOnly: true, stamp: 'version', column: 'version' },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'one', 'create', 'update', 'remove'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: { permission: 'ViewUsersRoles' },
  names: null,
  sortable: ['id', 'screenPos', 'widgetName', 'widgetType', 'active'],
  filterable: ['id', 'user'],
  search: [],
  lists: [
    {
      name: 'byUser',
      title: 'Widgets',
      columns: ['widgetName', 'widgetType', 'screenPos', 'active'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'screenPos', order: 'ASC' },
      sorts: ['screenPos', 'widgetName'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New Widget Saved',
    updated: 'Widget Updated',
    removed: 'Widget deleted',
    createFailed: 'Error while saving widget',
    updateFailed: 'Error while updating widget',
    removeFailed: 'Error while deleting Widget',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserWidgetRecord = {
  id: number;
  widget: number | null;
  widgetName: string | null;
  screenPos: number | null;
  widgetType: string | null;
  user: UserReference | null;
  active: boolean;
  viewId: number | null;
  userViewFilter: UserViewFilterReference | null;
  userViewFilterId: number | null;
  report: number | null;
  figure: string | null;
  groupBy: string | null;
  period: 'This week' | 'This month' | 'This quarter' | 'This year' | null;
  width: number | null;
  height: number | null;
  ParamVal1: string | null;
  ParamVal2: string | null;
  ParamVal3: string | null;
  ParamVal4: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface UserWidgetHooks extends EntityHooks<UserWidgetRecord> {}

const API_TAG = 'Widgets';

@Controller()
export class UserWidgetController {
  readonly #crud: Crud<UserWidget>;

  constructor(@InjectCrud('userWidget') crud: Crud<UserWidget>) {
    this.#crud = crud;
  }

  @Post('saveUserWidget')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Create a widget', body: 'UserWidgetInput', returns: 'UserWidget' })
  create(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.create(body, user);
  }

  @Get('getUserWidgets/:user')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List widgets (by user)',
    query: listQuery('UserWidget'),
    returns: 'UserWidget[]',
  })
  getUserWidgets(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { user: params.user });
  }

  @Get('getUserWidget/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One widget', query: embedding, returns: 'UserWidget' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateUserWidget/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Change a widget', body: 'UserWidgetInput', returns: 'UserWidget' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Delete('deleteUserWidget/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Delete a widget, if nothing refers to it', returns: 'RecordKey' })
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.remove(id, user);
  }
}
