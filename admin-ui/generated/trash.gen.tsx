// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
import slots from '../features/trash/slots.tsx';
import type { Trash } from '../../schemas/generated/trash.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type TrashSlots = Slots<
  Trash,
  'id' | 'kind' | 'recordId' | 'recordName' | 'about' | 'records' | 'deletedAt' | 'deletedBy' | 'keptUntil'
>;

export const trash: Resource<Trash> = {
  ...resources.trash,
  ...registered(resources.trash),
  list: MainList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    kind: {
      title: 'Kind',
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
    recordId: { title: 'Number', type: 'integer', readOnly: true },
    recordName: { title: 'Name', type: 'string', maxLength: 400, readOnly: true, transform: ['trim'] },
    about: { title: 'Of', type: 'string', maxLength: 400, readOnly: true, transform: ['trim'] },
    records: { title: 'Records', type: 'integer', readOnly: true },
    deletedAt: { title: 'Deleted', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    deletedBy: { title: 'Deleted by', type: 'ref', readOnly: true, to: 'user' },
    keptUntil: { title: 'Kept until', type: 'string', format: 'date', maxLength: 100, readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('#validators/trash').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={trash}
      name="main"
      title={schemaText('Deleted')}
      columns={['recordName', 'kind', 'about', 'records', 'deletedAt', 'deletedBy', 'keptUntil']}
      card={['about', 'kind', 'deletedAt']}
      filters={['kind', 'deletedBy']}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sorts={['deletedAt', 'recordName', 'kind', 'about', 'records', 'deletedBy', 'keptUntil']}
      rows={50}
      empty={schemaText('Nothing was deleted in the last 30 days.')}
    />
  );
}
