// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/alert';
import { Controller, Body, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Alert } from '../../schemas/generated/alert.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type { AlertReference, UserReference } from './references.gen.ts';

export const alert: EntityDefinition<AlertRecord, AlertReference> = {
  name: 'alert',
  title: 'Alert',
  plural: 'Alerts',
  description: "Notes, reminders and approvals that need a user's attention.",
  kind: 'entity',
  table: 'alert',
  key: 'id',
  display: 'alertDesc',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    {
      name: 'alertDesc',
      title: 'Alert Desc',
      type: 'string',
      maxLength: 300,
      readOnly: true,
      transform: ['trim'],
      column: 'alert_desc',
    },
    {
      name: 'source',
      title: 'Source',
      type: 'string',
      values: ['ACTIVITY', 'REMINDER', 'NOTE', 'CUSTOMER', 'QUOTE', 'REPORT', 'SUPPORT', 'WORK', 'MAIL'],
      readOnly: true,
      column: 'source',
    },
    { name: 'sourceId', title: 'Record', type: 'integer', readOnly: true, column: 'source_id' },
    {
      name: 'customerName',
      title: 'Customer',
      description: 'Name of the customer that the record is about, as it was then.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'customer_name',
    },
    {
      name: 'link',
      title: 'Link',
      description: 'Path of the page that shows the record, as mails have it: /activities/5/detail.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'link',
    },
    { name: 'user', title: 'User', type: 'ref', readOnly: true, to: 'user', column: 'user_id' },
    {
      name: 'dateCreated',
      title: 'Date Added',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'date_created',
    },
    { name: 'alertSeen', title: 'Read', type: 'boolean', column: 'alert_seen' },
    { name: 'archived', title: 'Archived', type: 'boolean', column: 'archived' },
    {
      name: 'snoozedUntil',
      title: 'Snoozed until',
      description: 'When it appears again as a new alert; empty unless its user has snoozed it.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'snoozed_until',
    },
    {
      name: 'digestAt',
      title: 'In the digest of',
      description: 'When its daily digest is due; empty once that has been sent, or if it is in none.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'digest_at',
    },
  ],
  codes: {},
  rollUps: [],
  unique: [],
  operations: ['list', 'count', 'one', 'update'],
  access: { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' },
  branch: null,
  within: [],
  closed: null,
  owner: ['user'],
  others: null,
  names: null,
  sortable: ['id', 'dateCreated', 'alertDesc', 'user', 'source', 'alertSeen', 'archived'],
  filterable: ['id', 'alertSeen', 'archived', 'snoozedUntil', 'user'],
  search: [],
  lists: [
    {
      name: 'main',
      title: 'Alerts',
      columns: ['alertDesc', 'user', 'source', 'dateCreated', 'alertSeen', 'archived'],
      more: [],
      filters: ['alertSeen', 'archived'],
      where: {},
      sort: { field: 'dateCreated', order: 'DESC' },
      sorts: ['dateCreated'],
      rows: 50,
    },
  ],
  duplicates: null,
  history: false,
  trash: 'reserved',
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

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AlertRecord = {
  id: number;
  alertDesc: string | null;
  source: 'ACTIVITY' | 'REMINDER' | 'NOTE' | 'CUSTOMER' | 'QUOTE' | 'REPORT' | 'SUPPORT' | 'WORK' | 'MAIL' | null;
  sourceId: number | null;
  customerName: string | null;
  link: string | null;
  user: UserReference | null;
  dateCreated: string | null;
  alertSeen: boolean;
  archived: boolean;
  snoozedUntil: string | null;
  digestAt: string | null;
};

export interface AlertHooks extends EntityHooks<AlertRecord> {}

const API_TAG = 'Alerts';

@Controller()
export class AlertController {
  readonly #crud: Crud<Alert>;

  constructor(@InjectCrud('alert') crud: Crud<Alert>) {
    this.#crud = crud;
  }

  @Get('getAllCurrentUserAlerts')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List alerts', query: listQuery('Alert'), returns: 'Alert[]' })
  getAllCurrentUserAlerts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('getActiveCurrentUserAlerts')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'List alerts (not archived, no snoozed until)',
    query: listQuery('Alert'),
    returns: 'Alert[]',
  })
  getActiveCurrentUserAlerts(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { archived: false, snoozedUntil: null });
  }

  @Get('getNewCurrentUserAlerts')
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'Number of alerts (not read, not archived, no snoozed until)',
    returns: { type: 'integer' },
  })
  getNewCurrentUserAlerts(@CurrentUser() user: SessionUser) {
    return this.#crud.count(user, { alertSeen: false, archived: false, snoozedUntil: null });
  }

  @Get('getAlert/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One alert', query: embedding, returns: 'Alert' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateAlert/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'Change an alert', body: 'AlertInput', returns: 'Alert' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }
}
