// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import EventOutlined from '@mui/icons-material/EventOutlined';
import slots from '../features/activity/slots.tsx';
import type { Activity } from '../../schemas/generated/activity.gen.ts';
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
import { resources } from './resources.gen.ts';

export type ActivitySlots = Slots<
  Activity,
  | 'activityId'
  | 'subject'
  | 'dateCreated'
  | 'recordedOn'
  | 'activityType'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'duration'
  | 'place'
  | 'deadlineDate'
  | 'deadlineTime'
  | 'dueOn'
  | 'reminder'
  | 'reminderType'
  | 'reminderDate'
  | 'reminderTime'
  | 'remindAt'
  | 'activityStatus'
  | 'activityResult'
  | 'resultNotes'
  | 'customer'
  | 'contact'
  | 'opportunity'
  | 'quote'
  | 'user'
  | 'supervisor'
  | 'mbpBranch'
  | 'notes'
  | 'invitedContacts'
  | 'invitedUsers'
  | 'invitationText'
  | 'confirmedContacts'
  | 'completed'
  | 'series'
  | 'seriesDay'
  | 'inviteOn'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const activity: Resource<Activity> = {
  ...resources.activity,
  ...registered(resources.activity),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  show: ActivityPage,
  icon: EventOutlined,
  fields: localised('fields', {
    activityId: { title: 'Activity Id', type: 'integer', readOnly: true },
    subject: {
      title: 'Subject',
      type: 'string',
      maxLength: 200,
      required: 'Activity Subject is required.',
      transform: ['trim'],
    },
    dateCreated: {
      title: 'Activity Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Activity Date is required.',
    },
    recordedOn: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    activityType: { title: 'Type', type: 'ref', required: 'Activity Type is required.', to: 'activityType' },
    startDate: {
      title: 'Start Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Start Date is required.',
    },
    startTime: {
      title: 'Start Time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      required: 'Start Time is required.',
    },
    endDate: {
      title: 'End Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'End Date is must for Metting type activity.',
    },
    endTime: {
      title: 'End Time',
      type: 'string',
      format: 'time',
      maxLength: 100,
      required: 'End Date is must for Metting type activity.',
    },
    duration: {
      title: 'Duration in minutes',
      type: 'integer',
      minimum: 0,
      maximum: 100000,
      required: 'Duration in minutes is required.',
    },
    place: {
      title: 'Place',
      description: 'Empty: the address of the site, or else of the customer or contact. A call has none.',
      type: 'string',
      maxLength: 200,
      transform: ['trim'],
    },
    deadlineDate: { title: 'Deadline', type: 'string', format: 'date', maxLength: 100 },
    deadlineTime: { title: 'Deadline time', type: 'string', format: 'time', maxLength: 100 },
    dueOn: {
      title: 'Due',
      description: 'Day on which it is due: that of its start, or else its deadline, or else its date.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    reminder: { title: 'Reminder', type: 'boolean', default: false },
    reminderType: { title: 'Reminder Type', type: 'ref', required: 'Reminder Type is required.', to: 'reminderType' },
    reminderDate: {
      title: 'Reminder Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Reminder Date is required.',
    },
    reminderTime: { title: 'Reminder Time', type: 'string', format: 'time', maxLength: 100 },
    remindAt: {
      title: 'Reminds at',
      description: 'When the reminder is due; empty once it was given.',
      type: 'string',
      format: 'date-time',
      maxLength: 100,
      readOnly: true,
    },
    activityStatus: {
      title: 'Status',
      type: 'ref',
      to: 'activityStatus',
      flow: { '1': [5], '2': [5, 6, 4], '3': [5, 6, 4], '4': [5, 6] },
    },
    activityResult: { title: 'Result', type: 'ref', to: 'activityResult' },
    resultNotes: { title: 'Result Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    customer: {
      title: 'Customer',
      type: 'ref',
      to: 'customer',
      derived: [
        { from: ['quote'], take: 'customer', keeps: true },
        { from: ['opportunity'], take: 'customer', keeps: true },
      ],
      widget: 'picker',
    },
    contact: {
      title: 'Contact',
      type: 'ref',
      required: 'Contact is required for Meetings.',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      derived: [{ from: ['quote'], take: 'opportunity', keeps: true }],
    },
    quote: {
      title: 'Quotation',
      type: 'ref',
      to: 'quotation',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
    user: {
      title: 'User',
      type: 'ref',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
      defaultReference: { user: null },
    },
    supervisor: {
      title: 'Team of',
      description: 'The supervisor of the user.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['user'], take: 'supervisor' }],
    },
    mbpBranch: { title: 'Branch', type: 'ref', to: 'branch', derived: [{ from: ['customer'], take: 'mbpBranch' }] },
    notes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    invitedContacts: {
      title: 'Invited contacts',
      type: 'refs',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
    },
    invitedUsers: { title: 'Invited colleagues', type: 'refs', to: 'user', choices: { status: { is: 'ACTIVE' } } },
    invitationText: {
      title: 'Message to those invited',
      description: 'Contacts get this, the subject, the time and the place, but not the notes.',
      type: 'string',
      format: 'text',
      maxLength: 2000,
      transform: ['trim'],
    },
    confirmedContacts: {
      title: 'Invited all the same',
      description: 'Contacts that want no e-mail, but are to get the invitation.',
      type: 'refs',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
    },
    completed: { title: 'Completed', type: 'boolean', readOnly: true, default: false },
    series: { title: 'Repeats', type: 'ref', readOnly: true, to: 'activitySeries' },
    seriesDay: {
      title: 'Day of the series',
      description: 'The day that the rule of the series names. It stays when the activity is moved alone.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    inviteOn: {
      title: 'Invitation on',
      description:
        'The day on which the invitation of an activity that repeats is sent; empty once it was sent, or if it is sent at once.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  moments: localised('moments', {
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
  }),
  dialogs: localised('dialogs', {
    edit: {
      title: 'Activity Details',
      isUntitled: true,
      width: 750,
      layout: [
        ['subject'],
        ['dateCreated', 'activityType'],
        ['startDate', 'startTime', 'duration'],
        ['endDate', 'endTime'],
        ['series'],
        ['customer', 'contact'],
        ['opportunity', 'quote'],
        ['user', 'place'],
        ['invitedContacts', 'invitedUsers'],
        ['confirmedContacts'],
        ['invitationText'],
        ['notes'],
        ['reminder'],
        ['reminderType', 'reminderDate', 'reminderTime'],
      ],
      fold: ['place', 'invitedContacts', 'invitedUsers', 'invitationText'],
    },
  }),
  layout: [
    'subject',
    'activityType',
    'activityResult',
    'resultNotes',
    'dateCreated',
    'startDate',
    'startTime',
    'duration',
    'endDate',
    'endTime',
    'place',
    'series',
    'customer',
    'contact',
    'opportunity',
    'quote',
    'mbpBranch',
    'user',
    'supervisor',
    'invitedContacts',
    'invitedUsers',
    'invitationText',
    'reminderType',
    'reminderDate',
    'reminderTime',
    'notes',
    'recordedOn',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],

  bulk: { set: ['user', 'activityStatus'] },
  loadValidators: () => import('#validators/activity').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(activity);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={activity} Form={Form} {...activity.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activity}
      name="main"
      title={schemaText('Activities')}
      view={{ id: 3, name: 'Activities' }}
      columns={['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
      more={[
        'dueOn',
        'dateCreated',
        'duration',
        'place',
        'quote',
        'mbpBranch',
        'activityResult',
        'invitedContacts',
        'invitedUsers',
      ]}
      card={['customer', 'startDate', 'startTime']}
      filters={['activityType', 'activityStatus', 'user', 'supervisor', 'mbpBranch']}
      sort={{ field: 'startDate', order: 'DESC' }}
      date="startDate"
      sorts={[
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
      ]}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function MineList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activity}
      name="mine"
      title={schemaText('My Activities')}
      view={{ id: 5, name: 'My Activities' }}
      columns={['subject', 'activityType', 'customer', 'contact', 'startDate', 'startTime', 'activityStatus']}
      more={[
        'dueOn',
        'dateCreated',
        'duration',
        'place',
        'quote',
        'mbpBranch',
        'activityResult',
        'invitedContacts',
        'invitedUsers',
      ]}
      card={['customer', 'startDate', 'startTime']}
      filters={['activityType', 'activityStatus']}
      where={{ user: '$user' }}
      sort={{ field: 'startDate', order: 'DESC' }}
      date="startDate"
      sorts={[
        'startDate',
        'subject',
        'activityType',
        'customer',
        'contact',
        'startTime',
        'activityStatus',
        'dueOn',
        'dateCreated',
        'duration',
        'place',
        'quote',
        'mbpBranch',
        'activityResult',
      ]}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activity}
      name="byCustomer"
      title={schemaText('Activities')}
      columns={['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
      card={['activityType', 'startDate', 'startTime']}
      sort={{ field: 'startDate', order: 'DESC' }}
      sorts={['startDate', 'subject', 'activityType', 'contact', 'startTime', 'user', 'activityStatus']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function ByEnquiryList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={activity}
      name="byEnquiry"
      title={schemaText('Activities')}
      columns={['subject', 'activityType', 'contact', 'startDate', 'startTime', 'user', 'activityStatus']}
      card={['activityType', 'startDate', 'startTime']}
      sort={{ field: 'startDate', order: 'DESC' }}
      sorts={['startDate', 'subject', 'activityType', 'contact', 'startTime', 'user', 'activityStatus']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function ActivityPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={activity}
      edit={EditDialog}
      edits="edit"
      facts={['activityType', 'customer', 'user', 'startDate']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            { title: 'Activity', fields: ['subject', 'activityType', 'activityResult', 'resultNotes'] },
            {
              title: 'Time',
              fields: ['dateCreated', 'startDate', 'startTime', 'duration', 'endDate', 'endTime', 'place', 'series'],
            },
            { title: 'Customer', fields: ['customer', 'contact', 'opportunity', 'quote', 'mbpBranch'] },
            { title: 'People', fields: ['user', 'supervisor', 'invitedContacts', 'invitedUsers', 'invitationText'] },
            { title: 'Reminder', fields: ['reminderType', 'reminderDate', 'reminderTime'] },
            { title: 'Notes', fields: ['notes'] },
            { title: 'Record', fields: ['recordedOn', 'createdBy', 'dateUpdated', 'updatedBy'] },
          ],
        },
        { name: 'history', title: 'History', history: true },
      ])}
    />
  );
}
