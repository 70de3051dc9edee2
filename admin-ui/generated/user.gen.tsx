// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import slots from '../features/user/slots.tsx';
import type { User } from '../../schemas/generated/user.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { asPage } from '../crud/form/as-page.tsx';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { RecordPage } from '../crud/record-page/record-page.ts';
import type { PageProps } from '../crud/record-page/RecordPage.tsx';
import { later } from '../kit/later.tsx';
import { resources } from './resources.gen.ts';

export type UserSlots = Slots<
  User,
  | 'id'
  | 'userId'
  | 'uid'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'role'
  | 'mbpDept'
  | 'supervisor'
  | 'defRegion'
  | 'defBranch'
  | 'status'
  | 'getReminderEmail'
  | 'getNotesEmail'
  | 'getCustApproveEmail'
  | 'createOutlookActivity'
  | 'getReminderAlert'
  | 'getReminderDigest'
  | 'getNotesAlert'
  | 'getNotesDigest'
  | 'getCustApproveAlert'
  | 'getCustApproveDigest'
  | 'getSupportAlert'
  | 'getSupportEmail'
  | 'getSupportDigest'
  | 'getReportAlert'
  | 'getReportEmail'
  | 'getReportDigest'
  | 'getTeamEmail'
  | 'mailSignature'
  | 'menuColour'
  | 'menuType'
  | 'menuMode'
  | 'themeColour'
  | 'themeMode'
  | 'profileLogo'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'dashboard'
>;

export const user: Resource<User> = {
  ...resources.user,
  ...registered(resources.user),
  list: MainList,
  create: asPage(NewDialog),
  edit: asPage(EditDialog),
  show: UserPage,
  icon: PeopleOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    userId: { title: 'User Id', type: 'alias', alias: ['id'] },
    uid: {
      title: 'Identity',
      description: 'The account at the identity service.',
      type: 'string',
      maxLength: 128,
      readOnly: true,
      transform: ['trim'],
    },
    email: {
      title: 'E-mail',
      type: 'string',
      format: 'email',
      maxLength: 254,
      required: 'E-mail is required.',
      transform: ['trim', 'lower'],
    },
    firstName: {
      title: 'First name',
      type: 'string',
      maxLength: 100,
      required: 'First name is required.',
      transform: ['trim'],
    },
    lastName: {
      title: 'Last name',
      type: 'string',
      maxLength: 100,
      required: 'Last name is required.',
      transform: ['trim'],
    },
    fullName: {
      title: 'Name',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['firstName', 'lastName'], text: '{firstName} {lastName}', split: true }],
    },
    role: { title: 'Role', type: 'ref', required: 'Role is required.', to: 'role', choices: { active: { is: true } } },
    mbpDept: { title: 'Department', type: 'ref', to: 'department' },
    supervisor: { title: 'Supervisor', type: 'ref', to: 'user', choices: { status: { is: 'ACTIVE' } } },
    defRegion: { title: 'Default region', type: 'ref', to: 'region' },
    defBranch: { title: 'Default branch', type: 'ref', to: 'branch' },
    status: {
      title: 'Status',
      type: 'string',
      values: ['ACTIVE', 'INACTIVE'],
      labels: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
      widget: 'badge',
      default: 'INACTIVE',
    },
    getReminderEmail: { title: 'Reminders by e-mail', type: 'boolean', default: false },
    getNotesEmail: { title: 'Notes by e-mail', type: 'boolean', default: false },
    getCustApproveEmail: { title: 'Customer approvals by e-mail', type: 'boolean', default: false },
    createOutlookActivity: { title: 'Activities in Outlook', type: 'boolean', default: false },
    getReminderAlert: { title: 'Reminders in the bell', type: 'boolean', default: true },
    getReminderDigest: { title: 'Reminders in the daily digest', type: 'boolean', default: false },
    getNotesAlert: { title: 'Notes in the bell', type: 'boolean', default: true },
    getNotesDigest: { title: 'Notes in the daily digest', type: 'boolean', default: false },
    getCustApproveAlert: { title: 'Customer approvals in the bell', type: 'boolean', default: true },
    getCustApproveDigest: { title: 'Customer approvals in the daily digest', type: 'boolean', default: false },
    getSupportAlert: { title: 'Support cases in the bell', type: 'boolean', default: true },
    getSupportEmail: { title: 'Support cases by e-mail', type: 'boolean', default: true },
    getSupportDigest: { title: 'Support cases in the daily digest', type: 'boolean', default: false },
    getReportAlert: { title: 'Scheduled reports in the bell', type: 'boolean', default: true },
    getReportEmail: { title: 'Scheduled reports by e-mail', type: 'boolean', default: false },
    getReportDigest: { title: 'Scheduled reports in the daily digest', type: 'boolean', default: false },
    getTeamEmail: { title: 'My team by e-mail on Fridays', type: 'boolean', default: true },
    mailSignature: {
      title: 'Signature',
      description: 'The end of e-mails to customers. Empty: the name, the company and its telephone number.',
      type: 'string',
      format: 'text',
      maxLength: 1000,
      transform: ['trim'],
    },
    menuColour: { title: 'Menu colour', type: 'string', values: ['Dark', 'Light'], default: 'Dark' },
    menuType: { title: 'Menu type', type: 'string', values: ['Grouped', 'Ungrouped'], default: 'Grouped' },
    menuMode: {
      title: 'Menu mode',
      type: 'string',
      values: ['Static', 'Overlay', 'Horizontal', 'Slim'],
      default: 'Static',
    },
    themeColour: {
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
      widget: 'swatch',
      default: 'blue',
    },
    themeMode: {
      title: 'Light or dark',
      description: 'System follows the setting of the device.',
      type: 'string',
      values: ['System', 'Light', 'Dark'],
      default: 'System',
    },
    profileLogo: {
      title: 'Profile logo',
      description: 'An unknown logo shows as bricks.',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      labels: { mbp: 'Bricks', roof: 'Roof', tiles: 'Tiles', beam: 'Beam', window: 'Window' },
      default: 'mbp',
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    new: {
      title: 'New user',
      width: 640,
      layout: [['firstName', 'lastName'], ['email'], ['role', 'mbpDept'], ['supervisor'], ['defRegion', 'defBranch']],
      require: { role: 'Role is required.' },
    },
    edit: {
      title: 'User',
      width: 640,
      layout: [
        ['firstName', 'lastName'],
        ['email', 'status'],
        ['mailSignature'],
        ['role', 'mbpDept', 'supervisor'],
        ['defRegion', 'defBranch'],
        ['getReminderEmail', 'getNotesEmail'],
        ['getCustApproveEmail', 'createOutlookActivity'],
        ['getTeamEmail'],
        ['menuMode', 'menuType', 'menuColour'],
        ['themeColour', 'themeMode', 'profileLogo'],
      ],
      groups: [
        { title: 'Person', rows: 3 },
        { title: 'Place in the company', rows: 2 },
        { title: 'Notifications', rows: 3 },
        { title: 'Appearance', rows: 2 },
      ],
      readOnly: ['email'],
      require: { role: 'Role is required.' },
    },
  }),
  layout: [
    'firstName',
    'lastName',
    'email',
    'status',
    'mailSignature',
    'role',
    'mbpDept',
    'supervisor',
    'defRegion',
    'defBranch',
    'getReminderEmail',
    'getNotesEmail',
    'getCustApproveEmail',
    'createOutlookActivity',
    'getTeamEmail',
    'menuMode',
    'menuType',
    'menuColour',
    'themeColour',
    'themeMode',
    'profileLogo',
  ],

  loadValidators: () => import('#validators/user').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(user);

export function NewDialog(props: DialogProps) {
  return <EntityDialog {...props} of={user} Form={Form} {...user.dialogs.new!} />;
}

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={user} Form={Form} {...user.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={user}
      name="main"
      title={schemaText('Users')}
      view={{ id: 6, name: 'Users' }}
      columns={['fullName', 'email', 'role', 'mbpDept', 'defRegion', 'defBranch', 'status']}
      card={['role', 'mbpDept', 'defBranch']}
      filters={['role', 'defRegion', 'defBranch', 'status']}
      sort={{ field: 'fullName', order: 'ASC' }}
      sorts={['fullName', 'email', 'role', 'mbpDept', 'defRegion', 'defBranch', 'status']}
      create={NewDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

const LoginHistoryByUserList = later(() => import('./login-history.gen.tsx').then((module) => module.ByUserList));
const UserWidgetByUserList = later(() => import('./user-widget.gen.tsx').then((module) => module.ByUserList));

export function UserPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={user}
      edit={EditDialog}
      edits="edit"
      facts={['role', 'defRegion', 'defBranch']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            { title: 'Person', fields: ['firstName', 'lastName', 'email', 'status', 'mailSignature'] },
            { title: 'Place in the company', fields: ['role', 'mbpDept', 'supervisor', 'defRegion', 'defBranch'] },
            {
              title: 'Notifications',
              fields: [
                'getReminderEmail',
                'getNotesEmail',
                'getCustApproveEmail',
                'createOutlookActivity',
                'getTeamEmail',
              ],
            },
            {
              title: 'Appearance',
              fields: ['menuMode', 'menuType', 'menuColour', 'themeColour', 'themeMode', 'profileLogo'],
            },
          ],
        },
        {
          name: 'history',
          title: 'Login history',
          list: LoginHistoryByUserList,
          kind: 'loginHistory',
          by: 'user',
          rule: { permission: 'ViewUsersRoles' },
        },
        { name: 'dashboard', title: 'Dashboard', slot: true },
        { name: 'widgets', title: 'Widgets', list: UserWidgetByUserList, kind: 'userWidget', by: 'user' },
      ])}
    />
  );
}
