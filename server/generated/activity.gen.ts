// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/activity';
import { Controller, Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Activity } from '../../schemas/generated/activity.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, exportQuery, listQuery, tableFile } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud, Params } from '../services/crud/crud.ts';
import type { ExportQuery } from '../services/export/list-table.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  ActivityReference,
  ActivityResultReference,
  ActivitySeriesReference,
  ActivityStatusReference,
  ActivityTypeReference,
  BranchReference,
  ContactReference,
  CustomerReference,
  EnquiryReference,
  QuotationReference,
  ReminderTypeReference,
  UserReference,
} from './references.gen.ts';

export const activity: EntityDefinition<ActivityRecord, ActivityReference> = {
  name: 'activity',
  title: 'Activity',
  plural: 'Activities',
  description: 'Tasks, meetings and calls with customers, and their results.',
  kind: 'entity',
  table: 'activity',
  key: 'activityId',
  display: 'subject',
  embed: [],
  fields: [
    { name: 'activityId', title: 'Activity Id', type: 'integer', readOnly: true, column: 'activity_id' },
    { name: 'subject', title: 'Subject', type: 'string', maxLength: 200, transform: ['trim'], column: 'subject' },
    {
      name: 'dateCreated',
      title: 'Activity Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'date_created',
    },
    {
      name: 'recordedOn',
      title: 'Date created',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      stamp: 'createdOn',
      column: 'recorded_on',
    },
    {
      name: 'activityType',
      title: 'Type',
      type: 'ref',
      to: 'activityType',
      column: 'activity_type_id',
      only: { active: true },
    },
    { name: 'startDate', title: 'Start Date', type: 'string', format: 'date', maxLength: 100, column: 'start_date' },
    { name: 'startTime', title: 'Start Time', type: 'string', format: 'time', maxLength: 100, column: 'start_time' },
    { name: 'endDate', title: 'End Date', type: 'string', format: 'date', maxLength: 100, column: 'end_date' },
    { name: 'endTime', title: 'End Time', type: 'string', format: 'time', maxLength: 100, column: 'end_time' },
    {
      name: 'duration',
      title: 'Duration in minutes',
      type: 'integer',
      minimum: 0,
      maximum: 100000,
      column: 'duration',
    },
    {
      name: 'place',
      title: 'Place',
      description: 'Empty: the address of the site, or else of the customer or contact. A call has none.',
      type: 'string',
      maxLength: 200,
      transform: ['trim'],
      column: 'place',
    },
    {
      name: 'deadlineDate',
      title: 'Deadline',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'deadline_date',
    },
    {
      name: 'deadlineTime',
      title: 'Deadline time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      column: 'deadline_time',
    },
    {
      name: 'dueOn',
      title: 'Due',
      description: 'Day on which it is due: that of its start, or else its deadline, or else its date.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      firstOf: ['startDate', 'deadlineDate', 'dateCreated'],
      column: 'due_on',
    },
    { name: 'reminder', title: 'Reminder', type: 'boolean', column: 'reminder', default: false },
    {
      name: 'reminderType',
      title: 'Reminder Type',
      type: 'ref',
      to: 'reminderType',
      column: 'reminder_type_id',
      only: { active: true },
    },
    {
      name: 'reminderDate',
      title: 'Reminder Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      column: 'reminder_date',
    },
    {
      name: 'reminderTime',
      title: 'Reminder Time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      column: 'reminder_time',
    },
    {
      name: 'remindAt',
      title: 'Reminds at',
      description: 'When the reminder is due; empty once it was given.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
      column: 'remind_at',
    },
    {
      name: 'activityStatus',
      title: 'Status',
      type: 'ref',
      to: 'activityStatus',
      flow: { '1': [5], '2': [5, 6, 4], '3': [5, 6, 4], '4': [5, 6] },
      column: 'activity_status_id',
      only: { active: true },
    },
    {
      name: 'activityResult',
      title: 'Result',
      type: 'ref',
      to: 'activityResult',
      column: 'activity_result_id',
      only: { active: true },
    },
    {
      name: 'resultNotes',
      title: 'Result Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'result_notes',
    },
    {
      name: 'customer',
      title: 'Customer',
      type: 'ref',
      to: 'customer',
      derived: [
        { from: ['quote'], take: 'customer', keeps: true },
        { from: ['opportunity'], take: 'customer', keeps: true },
      ],
      column: 'customer_id',
      only: { active: true },
    },
    {
      name: 'contact',
      title: 'Contact',
      type: 'ref',
      to: 'contact',
      column: 'contact_id',
      fits: { customer: 'customer' },
      only: { active: true },
    },
    {
      name: 'opportunity',
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      derived: [{ from: ['quote'], take: 'opportunity', keeps: true }],
      column: 'opportunity_id',
      fits: { customer: 'customer' },
    },
    {
      name: 'quote',
      title: 'Quotation',
      type: 'ref',
      to: 'quotation',
      column: 'quote_id',
      fits: { customer: 'customer' },
    },
    {
      name: 'user',
      title: 'User',
      type: 'ref',
      to: 'user',
      handOver: {
        title: 'Open activities',
        where: [
          { path: ['activityStatus'], operator: '<>', value: null },
          { path: ['activityStatus'], operator: '<>', value: 5 },
          { path: ['activityStatus'], operator: '<>', value: 6 },
        ],
        lent: true,
      },
      column: 'user_id',
      only: { status: 'ACTIVE' },
      defaultReference: { user: null },
    },
    {
      name: 'supervisor',
      title: 'Team of',
      description: 'The supervisor of the user.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['user'], take: 'supervisor' }],
      column: 'supervisor_id',
    },
    {
      name: 'mbpBranch',
      title: 'Branch',
      type: 'ref',
      to: 'branch',
      derived: [{ from: ['customer'], take: 'mbpBranch' }],
      column: 'mbp_branch_id',
      only: { active: true },
    },
    {
      name: 'notes',
      title: 'Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'notes',
    },
    {
      name: 'invitedContacts',
      title: 'Invited contacts',
      type: 'refs',
      to: 'contact',
      joinTable: 'activity_invited_contacts',
      fits: { customer: 'customer' },
      only: { active: true },
    },
    {
      name: 'invitedUsers',
      title: 'Invited colleagues',
      type: 'refs',
      to: 'user',
      joinTable: 'activity_invited_users',
      among: { status: 'ACTIVE' },
      only: { status: 'ACTIVE' },
    },
    {
      name: 'invitationText',
      title: 'Message to those invited',
      description: 'Contacts get this, the subject, the time and the place, but not the notes.',
      type: 'string',
      format: 'text',
      maxLength: 2000,
      transform: ['trim'],
      column: 'invitation_text',
    },
    {
      name: 'confirmedContacts',
      title: 'Invited all the same',
      description: 'Contacts that want no e-mail, but are to get the invitation.',
      type: 'refs',
      to: 'contact',
      joinTable: 'activity_confirmed_contacts',
      fits: { customer: 'customer' },
      only: { active: true },
    },
    { name: 'completed', title: 'Completed', type: 'boolean', readOnly: true, column: 'completed', default: false },
    { name: 'series', title: 'Repeats', type: 'ref', readOnly: true, to: 'activitySeries', column: 'series_id' },
    {
      name: 'seriesDay',
      title: 'Day of the series',
      description: 'The day that the rule of the series names. It stays when the activity is moved alone.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'series_day',
    },
    {
      name: 'inviteOn',
      title: 'Invitation on',
      description:
        'The day on which the invitation of an activity that repeats is sent; empty once it was sent, or if it is sent at once.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'invite_on',
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
  rollUps: [
    { of: 'customer', field: 'lastContact', by: 'customer', take: 'dateCreated', latest: 'dateCreated' },
    {
      of: 'customer',
      field: 'nextStep',
      by: 'customer',
      take: 'dueOn',
      earliest: 'dueOn',
      where: [
        { path: ['activityStatus'], operator: '<>', value: null },
        { path: ['activityStatus'], operator: '<>', value: 5 },
        { path: ['activityStatus'], operator: '<>', value: 6 },
      ],
    },
    {
      of: 'enquiry',
      field: 'nextStep',
      by: 'opportunity',
      take: 'dueOn',
      earliest: 'dueOn',
      where: [
        { path: ['activityStatus'], operator: '<>', value: null },
        { path: ['activityStatus'], operator: '<>', value: 5 },
        { path: ['activityStatus'], operator: '<>', value: 6 },
      ],
    },
  ],
  unique: [{ fields: ['series', 'seriesDay'], message: 'This series already has an activity on this day.' }],
  moments: {
    start: { date: 'startDate', time: 'startTime' },
    end: {
      date: 'endDate',
      time: 'endTime',
      follows: 'start',
      length: 'duration',
      after: 'End Date and Time must be after Start Date and Time.',
    },
    deadline: { date: 'deadlineDate', time: 'deadlineTime', follows: 'start' },
    reminder: { date: 'reminderDate', time: 'reminderTime', follows: 'start' },
  },
  timeline: {
    under: ['customer', 'contact', 'opportunity', 'quote'],
    at: [{ date: 'startDate', time: 'startTime' }, { date: 'dateCreated' }, { date: 'recordedOn' }],
    by: 'user',
    shows: ['activityType', 'activityStatus', 'activityResult', 'customer', 'contact', 'opportunity', 'quote'],
    text: 'resultNotes',
    changes: [],
  },
  operations: ['list', 'saved', 'filter', 'search', 'one', 'create', 'update', 'remove', 'history', 'export', 'bulk'],
  access: {
    read: { permission: 'ViewCustomers' },
    create: { permission: 'EditCustomers' },
    update: { permission: 'EditCustomers' },
    remove: { permission: 'EditCustomers' },
  },
  branch: ['mbpBranch'],
  within: ['opportunity', 'quote'],
  closed: { by: ['customer', 'contact', 'opportunity', 'quote'], people: ['createdBy', 'user'] },
  owner: null,
  others: null,
  names: null,
  sortable: [
    'activityId',
    'startDate',
    'subject',
    'activityType',
    'customer',
    'contact',
    'startTime',
    'user',
    'activityStatus',
    'dueOn',
    'dateCreated',
    'duration',
    'place',
    'quote',
    'mbpBranch',
    'activityResult',
  ],
  filterable: [
    'activityId',
    'activityType',
    'activityStatus',
    'user',
    'supervisor',
    'mbpBranch',
    'customer',
    'opportunity',
    'quote',
    'activityResult',
    'contact',
    'series',
  ],
  search: ['subject', 'customer'],
  lists: [
    {
      name: 'main',
      title: 'Activities',
      viewId: 3,
      columns: ['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'user', 'activityStatus'],
      more: [
        'dueOn',
        'dateCreated',
        'duration',
        'place',
        'quote',
        'mbpBranch',
        'activityResult',
        'invitedContacts',
        'invitedUsers',
      ],
      filters: ['activityType', 'activityStatus', 'user', 'supervisor', 'mbpBranch'],
      where: {},
      sort: { field: 'startDate', order: 'DESC' },
      date: 'startDate',
      sorts: ['startDate', 'subject'],
      rows: 25,
    },
    {
      name: 'mine',
      title: 'My Activities',
      viewId: 5,
      columns: ['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'activityStatus'],
      more: [
        'dueOn',
        'dateCreated',
        'duration',
        'place',
        'quote',
        'mbpBranch',
        'activityResult',
        'invitedContacts',
        'invitedUsers',
      ],
      filters: ['activityType', 'activityStatus'],
      where: { user: '$user' },
      sort: { field: 'startDate', order: 'DESC' },
      date: 'startDate',
      sorts: ['startDate', 'subject'],
      rows: 25,
    },
    {
      name: 'byCustomer',
      title: 'Activities',
      columns: ['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'startDate', order: 'DESC' },
      sorts: ['startDate'],
      rows: 25,
    },
    {
      name: 'byEnquiry',
      title: 'Activities',
      columns: ['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus'],
      more: [],
      filters: [],
      where: {},
      sort: { field: 'startDate', order: 'DESC' },
      sorts: ['startDate'],
      rows: 25,
    },
  ],
  duplicates: null,
  bulk: { set: ['user', 'activityStatus'] },
  history: true,
  past: [{ path: ['activityStatus'], operator: 'in', value: [5, 6] }],
  trash: 'reserved',
  messages: {
    created: 'New Activity Saved',
    updated: 'Activity Updated',
    removed: 'Activity deleted',
    createFailed: 'Error while saving activity',
    updateFailed: 'Error while updating activity',
    removeFailed: 'Error while deleting Activity',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityRecord = {
  activityId: number;
  subject: string | null;
  dateCreated: string | null;
  recordedOn: string | null;
  activityType: ActivityTypeReference | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  duration: number | null;
  place: string | null;
  deadlineDate: string | null;
  deadlineTime: string | null;
  dueOn: string | null;
  reminder: boolean;
  reminderType: ReminderTypeReference | null;
  reminderDate: string | null;
  reminderTime: string | null;
  remindAt: string | null;
  activityStatus: ActivityStatusReference | null;
  activityResult: ActivityResultReference | null;
  resultNotes: string | null;
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  quote: QuotationReference | null;
  user: UserReference | null;
  supervisor: UserReference | null;
  mbpBranch: BranchReference | null;
  notes: string | null;
  invitedContacts: ContactReference[];
  invitedUsers: UserReference[];
  invitationText: string | null;
  confirmedContacts: ContactReference[];
  completed: boolean;
  series: ActivitySeriesReference | null;
  seriesDay: string | null;
  inviteOn: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ActivityHooks extends EntityHooks<ActivityRecord> {}

const API_TAG = 'Activities';

@Controller()
export class ActivityController {
  readonly #crud: Crud<Activity>;

  constructor(@InjectCrud('activity') crud: Crud<Activity>) {
    this.#crud = crud;
  }

  @Get('activities')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'List activities', query: listQuery('Activity'), returns: 'Activity[]' })
  activities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activities/export')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'All activities as a file', query: exportQuery('Activity'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('activities/bulk')
  @HttpCode(200)
  @Access({ permission: 'EditCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many activities',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: true });
  }

  @Get('customeractivities/:customer')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List activities (by customer)',
    query: listQuery('Activity'),
    returns: 'Activity[]',
  })
  customeractivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { customer: params.customer });
  }

  @Get('opportunityactivities/:opportunity')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List activities (by enquiry)',
    query: listQuery('Activity'),
    returns: 'Activity[]',
  })
  opportunityactivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { opportunity: params.opportunity });
  }

  @Get('quotationactivities/:quote')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List activities (by quotation)',
    query: listQuery('Activity'),
    returns: 'Activity[]',
  })
  quotationactivities(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
    @Param() params: Params,
  ) {
    return this.#crud.list(query, user, response, { quote: params.quote });
  }

  @Get('savedFilteredActivities/:savedFilter')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Activities of a saved filter', returns: 'Activity[]' })
  savedFilteredActivities(@CurrentUser() user: SessionUser, @Param() params: Params) {
    return this.#crud.saved(params, user);
  }

  @Post('activityfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of activities',
    params: { search: 'string' },
    body: 'ActivityListFilter',
    returns: 'ActivityPage',
    inView: true,
  })
  activityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Post('myactivityfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of activities (of the signed-in user)',
    params: { search: 'string' },
    body: 'ActivityListFilter',
    returns: 'ActivityPage',
    inView: true,
  })
  myactivityfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user, { user: user.id });
  }

  @Get('activityGlobalSearch/:text')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Find activities by text', params: { text: 'string' }, returns: 'Activity[]' })
  activityGlobalSearch(@CurrentUser() user: SessionUser, @Param('text') text: string) {
    return this.#crud.search(text, user);
  }

  @Get('activity/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One activity', query: embedding, returns: 'Activity' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Get('recordHistoryActivity/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'Changes of an activity', returns: 'HistoryEntry[]' })
  recordHistoryActivity(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
