// Generated from schemas/entities/bulk-change/. Do not edit: change the schema and run npm run generate.
import slots from '../features/bulk-change/slots.tsx';
import type { BulkChange } from '../../schemas/generated/bulk-change.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { RecordPage } from '../crud/record-page/record-page.ts';
import type { PageProps } from '../crud/record-page/RecordPage.tsx';
import { resources } from './resources.gen.ts';

export type BulkChangeSlots = Slots<
  BulkChange,
  | 'id'
  | 'summary'
  | 'kind'
  | 'change'
  | 'status'
  | 'person'
  | 'rowCount'
  | 'checkedCount'
  | 'readyCount'
  | 'sameCount'
  | 'refusedCount'
  | 'passedCount'
  | 'changedCount'
  | 'undoneCount'
  | 'keptCount'
  | 'running'
  | 'problem'
  | 'endedAt'
  | 'undoUntil'
  | 'keptUntil'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'detail'
>;

export const bulkChange: Resource<BulkChange> = {
  ...resources.bulkChange,
  ...registered(resources.bulkChange),
  list: MainList,
  show: BulkChangePage,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    summary: {
      title: 'Change',
      description: 'What is changed, in words.',
      type: 'string',
      maxLength: 500,
      readOnly: true,
      transform: ['trim'],
    },
    kind: {
      title: 'Records',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: {
        absence: 'Absence',
        activity: 'Activity',
        activitySeries: 'Activity series',
        actualSales: 'Sales figure',
        alert: 'Alert',
        assignedPermission: 'Role permission',
        attachment: 'Attachment',
        contact: 'Contact',
        customer: 'Customer',
        customerBranch: 'Branch account',
        enquiry: 'Enquiry',
        importMapping: 'Import mapping',
        loginHistory: 'Login',
        note: 'Note',
        permission: 'Permission',
        quotation: 'Quotation',
        quotationDocument: 'Sent quotation',
        reportSchedule: 'Scheduled report',
        role: 'Role',
        salesForecast: 'Sales forecast',
        salesPosting: 'Sales posting',
        sentMail: 'E-mail',
        supportCase: 'Support Case',
        supportCaseReply: 'Reply',
        user: 'User',
        userViewFilter: 'Saved filter',
        userWidget: 'Widget',
        activityResult: 'Activity Result',
        activityStatus: 'Activity Status',
        activityType: 'Activity Type',
        branch: 'Branch',
        cityTown: 'City/Town',
        contactType: 'Contact Type',
        customerType: 'Customer Type',
        department: 'Department',
        helpVideo: 'Help Video',
        industryType: 'Industry Type',
        jobFunction: 'Job Function',
        jobTitle: 'Job Title',
        letterhead: 'Letterhead',
        lostQuoteNote: 'Lost Quote Note',
        mailTemplate: 'Mail template',
        manufacturer: 'Manufacturer',
        opportunityStatus: 'Enquiry Status',
        opportunityType: 'Opportunity Type',
        postalArea: 'Postal Area',
        productType: 'Product Type',
        projectType: 'Project Type',
        quotationGrade: 'Quotation Grade',
        quoteStatus: 'Quote Status',
        quoteType: 'Quote Type',
        region: 'Region',
        reminderType: 'Reminder Type',
        salesExec: 'Sales Exec',
        salutation: 'Salutation',
        supportCaseStatus: 'Support Case Status',
        supportCaseType: 'Support Case Type',
        tag: 'Tag',
      },
    },
    change: {
      title: 'Change',
      description: 'JSON: what is changed, as it was sent.',
      type: 'string',
      format: 'text',
      maxLength: 100000,
      readOnly: true,
      transform: ['trim'],
    },
    status: {
      title: 'Status',
      type: 'string',
      values: ['Checking', 'Checked', 'Changing', 'Changed', 'Undoing', 'Undone', 'Discarded'],
      readOnly: true,
      widget: 'badge',
      default: 'Checking',
    },
    person: { title: 'By', type: 'ref', readOnly: true, to: 'user' },
    rowCount: { title: 'Selected', type: 'integer', readOnly: true, default: 0 },
    checkedCount: {
      title: 'Checked',
      description: 'Records that the check has come to, from the first.',
      type: 'integer',
      readOnly: true,
      default: 0,
    },
    readyCount: { title: 'To be changed', type: 'integer', readOnly: true, default: 0 },
    sameCount: { title: 'As wanted already', type: 'integer', readOnly: true, default: 0 },
    refusedCount: { title: 'Cannot be changed', type: 'integer', readOnly: true, default: 0 },
    passedCount: {
      title: 'Done',
      description: 'Records that the change has come to, from the first.',
      type: 'integer',
      readOnly: true,
      default: 0,
    },
    changedCount: { title: 'Changed', type: 'integer', readOnly: true, default: 0 },
    undoneCount: { title: 'Undone', type: 'integer', readOnly: true, default: 0 },
    keptCount: { title: 'Not undone', type: 'integer', readOnly: true, default: 0 },
    running: {
      title: 'Running',
      description: 'Its records are being checked, changed or undone.',
      type: 'boolean',
      readOnly: true,
      default: false,
    },
    problem: {
      title: 'Problem',
      description: 'Why the work has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
    },
    endedAt: { title: 'Ended', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    undoUntil: { title: 'Can be undone until', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    keptUntil: {
      title: 'Rows kept until',
      description: 'The day on which it is forgotten which records were changed.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('#validators/bulk-change').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={bulkChange}
      name="main"
      title={schemaText('Bulk changes')}
      columns={['summary', 'kind', 'status', 'person', 'dateCreated', 'rowCount', 'changedCount', 'refusedCount']}
      more={['endedAt', 'sameCount', 'undoneCount', 'keptCount', 'undoUntil']}
      card={['kind', 'person', 'dateCreated']}
      filters={['kind', 'status', 'person']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={[
        'dateCreated',
        'summary',
        'kind',
        'status',
        'person',
        'rowCount',
        'changedCount',
        'refusedCount',
        'endedAt',
        'sameCount',
        'undoneCount',
        'keptCount',
        'undoUntil',
      ]}
      rows={50}
      empty={schemaText('Nobody has changed many records at once yet. Select rows of a list, and choose Change.')}
    />
  );
}

export function BulkChangePage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={bulkChange}

      facts={['kind', 'rowCount', 'person', 'dateCreated']}
      tabs={localised('tabs', [{ name: 'detail', title: 'Bulk change', slot: true }])}
    />
  );
}
