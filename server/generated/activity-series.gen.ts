// Generated from schemas/entities/activity-series/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/activity-series';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ActivitySeries } from '../../schemas/generated/activity-series.gen.ts';
import type { ListQuery } from '../core/records/request.ts';
import { Access, CurrentUser } from '../http/access/access.decorator.ts';
import { InjectCrud } from '../http/inject-crud.ts';
import { Describe, embedding, listQuery } from '../http/openapi.ts';
import type { SessionUser } from '../services/access/session-user.ts';
import type { Crud } from '../services/crud/crud.ts';
import type { EntityDefinition } from '../core/model/definition.ts';
import type { EntityHooks } from '../services/save/hooks.ts';
import type {
  ActivitySeriesReference,
  ActivityTypeReference,
  BranchReference,
  ContactReference,
  CustomerReference,
  EnquiryReference,
  QuotationReference,
  ReminderTypeReference,
  UserReference,
} from './references.gen.ts';

export const activitySeries: EntityDefinition<ActivitySeriesRecord, ActivitySeriesReference> = {
  name: 'activitySeries',
  title: 'Activity series',
  plural: 'Activity series',
  description: 'How activities repeat, and what each new one of a series gets.',
  kind: 'entity',
  table: 'activity_series',
  key: 'activitySeriesId',
  display: 'sentence',
  embed: ['rule', 'stopped'],
  fields: [
    {
      name: 'activitySeriesId',
      title: 'Activity Series Id',
      type: 'integer',
      readOnly: true,
      column: 'activity_series_id',
    },
    {
      name: 'sentence',
      title: 'Repeats',
      description: 'What the rule does, in words.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'sentence',
    },
    {
      name: 'rule',
      title: 'Rule',
      description: 'The rule, as RFC 5545 writes it, without a start.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'rule',
    },
    {
      name: 'firstDay',
      title: 'First Day',
      description: 'The first day that the rule names.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'first_day',
    },
    {
      name: 'exceptions',
      title: 'Exceptions',
      description: 'Days that have no activity: each was deleted alone.',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      readOnly: true,
      transform: ['trim'],
      column: 'exceptions',
    },
    {
      name: 'madeUntil',
      title: 'Made Until',
      description: 'The activities of all days up to this one have been made; empty if there are no more to make.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      column: 'made_until',
    },
    {
      name: 'stopped',
      title: 'Stopped',
      description: 'Why no more activities are made for now.',
      type: 'string',
      maxLength: 200,
      readOnly: true,
      transform: ['trim'],
      column: 'stopped',
    },
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
    { name: 'customer', title: 'Customer', type: 'ref', to: 'customer', column: 'customer_id', only: { active: true } },
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
      handOver: { title: 'Repeating activities', where: [{ path: ['madeUntil'], operator: '<>', value: null }] },
      column: 'user_id',
    },
    { name: 'mbpBranch', title: 'Branch', type: 'ref', to: 'branch', column: 'mbp_branch_id', only: { active: true } },
    {
      name: 'notes',
      title: 'Notes',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      transform: ['trim'],
      column: 'notes',
    },
    { name: 'place', title: 'Place', type: 'string', maxLength: 200, transform: ['trim'], column: 'place' },
    {
      name: 'invitedContacts',
      title: 'Invited contacts',
      type: 'refs',
      to: 'contact',
      joinTable: 'activity_series_invited_contacts',
      fits: { customer: 'customer' },
      only: { active: true },
    },
    {
      name: 'invitedUsers',
      title: 'Invited colleagues',
      type: 'refs',
      to: 'user',
      joinTable: 'activity_series_invited_users',
    },
    {
      name: 'invitationText',
      title: 'Message to those invited',
      type: 'string',
      format: 'text',
      maxLength: 2000,
      transform: ['trim'],
      column: 'invitation_text',
    },
    {
      name: 'confirmedContacts',
      title: 'Invited all the same',
      type: 'refs',
      to: 'contact',
      joinTable: 'activity_series_confirmed_contacts',
      fits: { customer: 'customer' },
      only: { active: true },
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
  operations: ['list', 'one'],
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
  sortable: ['activitySeriesId', 'sentence'],
  filterable: ['activitySeriesId', 'activityType', 'customer', 'contact', 'opportunity', 'quote', 'user', 'mbpBranch'],
  search: [],
  lists: [],
  duplicates: null,
  history: false,
  trash: 'reserved',
  messages: {
    created: 'New Activity series Saved',
    updated: 'Activity series Updated',
    removed: 'Activity series deleted',
    createFailed: 'Error while saving Activity series',
    updateFailed: 'Error while updating Activity series',
    removeFailed: 'Error while deleting Activity series',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivitySeriesRecord = {
  activitySeriesId: number;
  sentence: string | null;
  rule: string | null;
  firstDay: string | null;
  exceptions: string | null;
  madeUntil: string | null;
  stopped: string | null;
  subject: string | null;
  dateCreated: string | null;
  recordedOn: string | null;
  activityType: ActivityTypeReference | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  duration: number | null;
  deadlineDate: string | null;
  deadlineTime: string | null;
  reminder: boolean;
  reminderType: ReminderTypeReference | null;
  reminderDate: string | null;
  reminderTime: string | null;
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  quote: QuotationReference | null;
  user: UserReference | null;
  mbpBranch: BranchReference | null;
  notes: string | null;
  place: string | null;
  invitedContacts: ContactReference[];
  invitedUsers: UserReference[];
  invitationText: string | null;
  confirmedContacts: ContactReference[];
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface ActivitySeriesHooks extends EntityHooks<ActivitySeriesRecord> {}

const API_TAG = 'Activity series';

@Controller()
export class ActivitySeriesController {
  readonly #crud: Crud<ActivitySeries>;

  constructor(@InjectCrud('activitySeries') crud: Crud<ActivitySeries>) {
    this.#crud = crud;
  }

  @Get('activitySeries')
  @Access({ permission: 'ViewCustomers' })
  @Describe({
    tag: API_TAG,
    summary: 'List activity series',
    query: listQuery('ActivitySeries'),
    returns: 'ActivitySeries[]',
  })
  activitySeries(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response);
  }

  @Get('activitySeries/:id')
  @Access({ permission: 'ViewCustomers' })
  @Describe({ tag: API_TAG, summary: 'One activity series', query: embedding, returns: 'ActivitySeries' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }
}
