// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import { validators } from '#validators/user';
import { Controller, Body, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { User } from '../../schemas/generated/user.gen.ts';
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
  BranchReference,
  DepartmentReference,
  RegionReference,
  RoleReference,
  UserReference,
} from './references.gen.ts';

export const user: EntityDefinition<UserRecord, UserReference> = {
  name: 'user',
  title: 'User',
  plural: 'Users',
  description: 'The people who can sign in.',
  kind: 'entity',
  table: 'app_user',
  key: 'id',
  display: 'fullName',
  embed: [],
  fields: [
    { name: 'id', title: 'Id', type: 'integer', readOnly: true, column: 'id' },
    { name: 'userId', title: 'User Id', type: 'alias', alias: ['id'] },
    {
      name: 'uid',
      title: 'Identity',
      description: 'The account at the identity service.',
      type: 'string',
      maxLength: 128,
      readOnly: true,
      transform: ['trim'],
      column: 'uid',
    },
    {
      name: 'email',
      title: 'E-mail',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim', 'lower'],
      column: 'email',
    },
    {
      name: 'firstName',
      title: 'First name',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      column: 'first_name',
    },
    { name: 'lastName', title: 'Last name', type: 'string', maxLength: 100, transform: ['trim'], column: 'last_name' },
    {
      name: 'fullName',
      title: 'Name',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['firstName', 'lastName'], text: '{firstName} {lastName}', split: true }],
      column: 'full_name',
    },
    { name: 'role', title: 'Role', type: 'ref', to: 'role', column: 'role_id', only: { active: true } },
    {
      name: 'mbpDept',
      title: 'Department',
      type: 'ref',
      to: 'department',
      column: 'mbp_dept_id',
      only: { active: true },
    },
    {
      name: 'supervisor',
      title: 'Supervisor',
      type: 'ref',
      to: 'user',
      handOver: { title: 'Active users they supervise', where: [{ path: ['status'], operator: '=', value: 'ACTIVE' }] },
      column: 'supervisor_id',
      only: { status: 'ACTIVE' },
    },
    {
      name: 'defRegion',
      title: 'Default region',
      type: 'ref',
      to: 'region',
      column: 'def_region_id',
      only: { active: true },
    },
    {
      name: 'defBranch',
      title: 'Default branch',
      type: 'ref',
      to: 'branch',
      column: 'def_branch_id',
      only: { active: true },
    },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      values: ['ACTIVE', 'INACTIVE'],
      labels: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
      column: 'status',
      default: 'INACTIVE',
    },
    {
      name: 'getReminderEmail',
      title: 'Reminders by e-mail',
      type: 'boolean',
      column: 'get_reminder_email',
      default: false,
    },
    { name: 'getNotesEmail', title: 'Notes by e-mail', type: 'boolean', column: 'get_notes_email', default: false },
    {
      name: 'getCustApproveEmail',
      title: 'Customer approvals by e-mail',
      type: 'boolean',
      column: 'get_cust_approve_email',
      default: false,
    },
    {
      name: 'createOutlookActivity',
      title: 'Activities in Outlook',
      type: 'boolean',
      column: 'create_outlook_activity',
      default: false,
    },
    {
      name: 'getReminderAlert',
      title: 'Reminders in the bell',
      type: 'boolean',
      column: 'get_reminder_alert',
      default: true,
    },
    {
      name: 'getReminderDigest',
      title: 'Reminders in the daily digest',
      type: 'boolean',
      column: 'get_reminder_digest',
      default: false,
    },
    { name: 'getNotesAlert', title: 'Notes in the bell', type: 'boolean', column: 'get_notes_alert', default: true },
    {
      name: 'getNotesDigest',
      title: 'Notes in the daily digest',
      type: 'boolean',
      column: 'get_notes_digest',
      default: false,
    },
    {
      name: 'getCustApproveAlert',
      title: 'Customer approvals in the bell',
      type: 'boolean',
      column: 'get_cust_approve_alert',
      default: true,
    },
    {
      name: 'getCustApproveDigest',
      title: 'Customer approvals in the daily digest',
      type: 'boolean',
      column: 'get_cust_approve_digest',
      default: false,
    },
    {
      name: 'getSupportAlert',
      title: 'Support cases in the bell',
      type: 'boolean',
      column: 'get_support_alert',
      default: true,
    },
    {
      name: 'getSupportEmail',
      title: 'Support cases by e-mail',
      type: 'boolean',
      column: 'get_support_email',
      default: true,
    },
    {
      name: 'getSupportDigest',
      title: 'Support cases in the daily digest',
      type: 'boolean',
      column: 'get_support_digest',
      default: false,
    },
    {
      name: 'getReportAlert',
      title: 'Scheduled reports in the bell',
      type: 'boolean',
      column: 'get_report_alert',
      default: true,
    },
    {
      name: 'getReportEmail',
      title: 'Scheduled reports by e-mail',
      type: 'boolean',
      column: 'get_report_email',
      default: false,
    },
    {
      name: 'getReportDigest',
      title: 'Scheduled reports in the daily digest',
      type: 'boolean',
      column: 'get_report_digest',
      default: false,
    },
    {
      name: 'getTeamEmail',
      title: 'My team by e-mail on Fridays',
      type: 'boolean',
      column: 'get_team_email',
      default: true,
    },
    {
      name: 'mailSignature',
      title: 'Signature',
      description: 'The end of e-mails to customers. Empty: the name, the company and its telephone number.',
      type: 'string',
      format: 'text',
      maxLength: 1000,
      transform: ['trim'],
      column: 'mail_signature',
    },
    {
      name: 'menuColour',
      title: 'Menu colour',
      type: 'string',
      values: ['Dark', 'Light'],
      column: 'menu_colour',
      default: 'Dark',
    },
    {
      name: 'menuType',
      title: 'Menu type',
      type: 'string',
      values: ['Grouped', 'Ungrouped'],
      column: 'menu_type',
      default: 'Grouped',
    },
    {
      name: 'menuMode',
      title: 'Menu mode',
      type: 'string',
      values: ['Static', 'Overlay', 'Horizontal', 'Slim'],
      column: 'menu_mode',
      default: 'Static',
    },
    {
      name: 'themeColour',
      title: 'Theme colour',
      type: 'string',
      values: [
        'amber',
        'blue',
        'bluegray',
        'brown',
        'cyan',
        'deeporange',
        'deeppurple',
        'green',
        'indigo',
        'lightblue',
        'lightgreen',
        'lime',
        'orange',
        'pink',
        'purple',
        'teal',
        'yellow',
      ],
      labels: {
        amber: 'Amber',
        blue: 'Blue',
        bluegray: 'Blue grey',
        brown: 'Brown',
        cyan: 'Cyan',
        deeporange: 'Deep orange',
        deeppurple: 'Deep purple',
        green: 'Green',
        indigo: 'Indigo',
        lightblue: 'Light blue',
        lightgreen: 'Light green',
        lime: 'Lime',
        orange: 'Orange',
        pink: 'Pink',
        purple: 'Purple',
        teal: 'Teal',
        yellow: 'Yellow',
      },
      column: 'theme_colour',
      default: 'blue',
    },
    {
      name: 'themeMode',
      title: 'Light or dark',
      description: 'System follows the setting of the device.',
      type: 'string',
      values: ['System', 'Light', 'Dark'],
      column: 'theme_mode',
      default: 'System',
    },
    {
      name: 'profileLogo',
      title: 'Profile logo',
      description: 'An unknown logo shows as bricks.',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      labels: { mbp: 'Bricks', roof: 'Roof', tiles: 'Tiles', beam: 'Beam', window: 'Window' },
      column: 'profile_logo',
      default: 'mbp',
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
  unique: [
    { fields: ['email'], message: 'Email already exists.' },
    { fields: ['uid'], message: 'Identity is already used.' },
  ],
  related: [
    { tab: 'history', of: 'loginHistory', by: 'user' },
    { tab: 'widgets', of: 'userWidget', by: 'user' },
  ],
  operations: ['list', 'filter', 'one', 'update', 'history', 'export', 'bulk'],
  access: {
    read: 'signedIn',
    create: { permission: 'ViewUsersRoles' },
    update: { permission: 'ViewUsersRoles' },
    remove: { permission: 'ViewUsersRoles' },
  },
  branch: null,
  within: [],
  closed: null,
  owner: ['id'],
  others: { permission: 'ViewUsersRoles' },
  names: 'signedIn',
  sortable: ['id', 'fullName', 'email', 'role', 'mbpDept', 'defRegion', 'defBranch', 'status'],
  filterable: ['id', 'role', 'defRegion', 'defBranch', 'status', 'mbpDept'],
  search: ['fullName', 'email'],
  lists: [
    {
      name: 'main',
      title: 'Users',
      viewId: 6,
      columns: ['fullName', 'email', 'role', 'mbpDept', 'defRegion', 'defBranch', 'status'],
      more: [],
      filters: ['role', 'defRegion', 'defBranch', 'status'],
      where: {},
      sort: { field: 'fullName', order: 'ASC' },
      sorts: ['fullName', 'email'],
      rows: 25,
    },
  ],
  duplicates: null,
  history: true,
  trash: 'reserved',
  messages: {
    created: 'New User Saved',
    updated: 'User Updated',
    removed: 'User deleted',
    createFailed: 'Error while saving User',
    updateFailed: 'Error while updating user.',
    removeFailed: 'Error while deleting User',
    missingId: 'Id must be available for editing.',
  },
  validators,
};

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserRecord = {
  id: number;
  userId: number;
  uid: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  role: RoleReference | null;
  mbpDept: DepartmentReference | null;
  supervisor: UserReference | null;
  defRegion: RegionReference | null;
  defBranch: BranchReference | null;
  status: 'ACTIVE' | 'INACTIVE' | null;
  getReminderEmail: boolean;
  getNotesEmail: boolean;
  getCustApproveEmail: boolean;
  createOutlookActivity: boolean;
  getReminderAlert: boolean;
  getReminderDigest: boolean;
  getNotesAlert: boolean;
  getNotesDigest: boolean;
  getCustApproveAlert: boolean;
  getCustApproveDigest: boolean;
  getSupportAlert: boolean;
  getSupportEmail: boolean;
  getSupportDigest: boolean;
  getReportAlert: boolean;
  getReportEmail: boolean;
  getReportDigest: boolean;
  getTeamEmail: boolean;
  mailSignature: string | null;
  menuColour: 'Dark' | 'Light' | null;
  menuType: 'Grouped' | 'Ungrouped' | null;
  menuMode: 'Static' | 'Overlay' | 'Horizontal' | 'Slim' | null;
  themeColour:
    | 'amber'
    | 'blue'
    | 'bluegray'
    | 'brown'
    | 'cyan'
    | 'deeporange'
    | 'deeppurple'
    | 'green'
    | 'indigo'
    | 'lightblue'
    | 'lightgreen'
    | 'lime'
    | 'orange'
    | 'pink'
    | 'purple'
    | 'teal'
    | 'yellow'
    | null;
  themeMode: 'System' | 'Light' | 'Dark' | null;
  profileLogo: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};

export interface UserHooks extends EntityHooks<UserRecord> {}

const API_TAG = 'Users';

@Controller()
export class UserController {
  readonly #crud: Crud<User>;

  constructor(@InjectCrud('user') crud: Crud<User>) {
    this.#crud = crud;
  }

  @Get('users')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List users', query: listQuery('User'), returns: 'UserShown[]' })
  users(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.#crud.list(query, user, response);
  }

  @Get('activeUsers')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'List users (status ACTIVE)', query: listQuery('User'), returns: 'UserShown[]' })
  activeUsers(
    @CurrentUser() user: SessionUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.#crud.list(query, user, response, { status: 'ACTIVE' });
  }

  @Get('users/export')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'All users as a file', query: exportQuery('User'), files: tableFile })
  export(@CurrentUser() user: SessionUser, @Query() query: ListQuery & ExportQuery, @Res() response: Response) {
    return this.#crud.export(query, user, response);
  }

  @Post('users/bulk')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: API_TAG,
    summary: 'Change or delete many users',
    body: 'Bulk',
    returns: 'BulkAnswer',
    conflict: 'OtherCount',
  })
  bulk(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    return this.#crud.bulk(body, user, { change: true, remove: false });
  }

  @Post('usersfilterbypage/:page/:rows/:savedFilter/:sortField/:sortOrder/:search')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({
    tag: API_TAG,
    summary: 'A filtered page of users',
    params: { search: 'string' },
    body: 'UserListFilter',
    returns: 'UserPage',
    inView: true,
  })
  usersfilterbypage(@CurrentUser() user: SessionUser, @Param() params: Params, @Body() body: unknown) {
    return this.#crud.filter(params, body, user);
  }

  @Get('user/:id')
  @Access('signedIn')
  @Describe({ tag: API_TAG, summary: 'One user', query: embedding, returns: 'UserShown' })
  one(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.one(id, user);
  }

  @Put('updateUser/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Change a user', body: 'UserInput', returns: 'User' })
  update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    return this.#crud.update(id, body, user);
  }

  @Get('userHistory/:id')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({ tag: API_TAG, summary: 'Changes of a user', returns: 'HistoryEntry[]' })
  userHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#crud.history(id, user);
  }
}
