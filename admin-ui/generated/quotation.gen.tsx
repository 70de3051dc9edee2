// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import slots from '../features/quotation/slots.tsx';
import type { Quotation } from '../../schemas/generated/quotation.gen.ts';
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

export type QuotationSlots = Slots<
  Quotation,
  | 'quoteVerId'
  | 'sQuoteNo'
  | 'versionNo'
  | 'opportunity'
  | 'address1'
  | 'address2'
  | 'postCode'
  | 'opportunityStatus'
  | 'customer'
  | 'mbpBranch'
  | 'salesExec'
  | 'quoteVerDate'
  | 'productType'
  | 'expiryDate'
  | 'expectedOrderDate'
  | 'reqDeliveryDate'
  | 'productValue'
  | 'internalValue'
  | 'productQty'
  | 'quoteGrade'
  | 'quoteStatus'
  | 'createdByDept'
  | 'lostQuoteReason'
  | 'decidedOn'
  | 'countedOn'
  | 'chaseBy'
  | 'supervisor'
  | 'chaseDate'
  | 'lastActivityDate'
  | 'notes'
  | 'sentOn'
  | 'sentTo'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const quotation: Resource<Quotation> = {
  ...resources.quotation,
  ...registered(resources.quotation),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  show: QuotationPage,

  fields: localised('fields', {
    quoteVerId: { title: 'Quote Ver Id', type: 'integer', readOnly: true },
    sQuoteNo: {
      title: 'Quote No',
      type: 'string',
      maxLength: 20,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['opportunity'], take: 'sQuoteNo' }],
    },
    versionNo: { title: 'Version', type: 'integer', minimum: 1, maximum: 9999, readOnly: true },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      required: 'Enquiry is required',
      to: 'enquiry',
      setOnce: 'The enquiry of a quotation cannot be changed.',
      widget: 'picker',
    },
    address1: { title: 'House', type: 'alias', alias: ['opportunity', 'address1'] },
    address2: { title: 'Street', type: 'alias', alias: ['opportunity', 'address2'] },
    postCode: { title: 'Post Code', type: 'alias', alias: ['opportunity', 'postCode'] },
    opportunityStatus: { title: 'Enquiry Status', type: 'alias', alias: ['opportunity', 'opportunityStatus'] },
    customer: {
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      required: 'Customer is required',
      to: 'customer',
      derived: [{ from: ['opportunity'], take: 'customer' }],
    },
    mbpBranch: {
      title: 'Branch',
      type: 'ref',
      readOnly: true,
      to: 'branch',
      derived: [{ from: ['opportunity'], take: 'mbpBranch' }],
    },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['opportunity'], take: 'salesExec' }],
    },
    quoteVerDate: {
      title: 'Quote Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Quote Date is required',
    },
    productType: { title: 'Product Type', type: 'ref', required: 'Product Type required', to: 'productType' },
    expiryDate: {
      title: 'Expiry Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Expiry Order Date is required',
    },
    expectedOrderDate: { title: 'Expected Order Date', type: 'string', format: 'date', maxLength: 100 },
    reqDeliveryDate: { title: 'Required Delivery Date', type: 'string', format: 'date', maxLength: 100 },
    productValue: {
      title: 'Product Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      required: 'Product Value is required',
      total: true,
    },
    internalValue: {
      title: 'Internal Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      total: true,
    },
    productQty: {
      title: 'Product Quantity',
      type: 'integer',
      minimum: 0,
      maximum: 2147483647,
      required: 'Product Quantity is required',
    },
    quoteGrade: { title: 'Grade', type: 'ref', required: 'Grade is required', to: 'quotationGrade' },
    quoteStatus: {
      title: 'Status',
      type: 'ref',
      required: 'Status is required.',
      to: 'quoteStatus',
      steps: [[1], [2, 3, 4, 5, 6]],
      defaultReference: { row: 1 },
    },
    createdByDept: {
      title: 'Department',
      type: 'ref',
      readOnly: true,
      to: 'department',
      defaultReference: { user: 'mbpDept' },
    },
    lostQuoteReason: {
      title: 'Lost because',
      type: 'ref',
      required: 'Please choose why it was lost.',
      to: 'lostQuoteNote',
    },
    decidedOn: {
      title: 'Decided on',
      description: 'Day on which the version was won or lost.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    countedOn: {
      title: 'Counted on',
      description:
        'Day by which reports count a version that is won or lost: that of the decision, or the quote date if it was decided before that day was kept.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    chaseBy: { title: 'Chase By', type: 'ref', to: 'user', choices: { status: { is: 'ACTIVE' } } },
    supervisor: {
      title: 'Team of',
      description: 'The supervisor of the person who is to chase it.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['chaseBy'], take: 'supervisor' }],
    },
    chaseDate: { title: 'Chase On', type: 'string', format: 'date', maxLength: 100 },
    lastActivityDate: {
      title: 'Last activity',
      description: 'Date of the latest activity with the enquiry or one of its quotations.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
      derived: [{ from: ['opportunity'], take: 'lastActivityDate' }],
    },
    notes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    sentOn: { title: 'Sent on', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    sentTo: { title: 'Sent to', type: 'string', maxLength: 1000, readOnly: true, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Quotation Details',
      isUntitled: true,
      width: 800,
      height: 800,
      layout: [
        ['sQuoteNo', 'versionNo'],
        ['opportunity'],
        ['customer', 'mbpBranch'],
        ['quoteVerDate', 'productType', 'productQty'],
        ['productValue', 'internalValue', 'quoteGrade'],
        ['expiryDate', 'expectedOrderDate', 'reqDeliveryDate'],
        ['quoteStatus', 'lostQuoteReason'],
        ['chaseBy', 'chaseDate'],
        ['notes'],
      ],
      prefetch: [
        'activeQuoteStatuses',
        'activeProductTypes',
        'quotegrades',
        'tags/ATTACHMENT',
        'activeUsers',
        'activeSalesExecs',
      ],
    },
  }),
  layout: [
    'sQuoteNo',
    'versionNo',
    'opportunity',
    'customer',
    'mbpBranch',
    'salesExec',
    'quoteStatus',
    'lostQuoteReason',
    'productValue',
    'internalValue',
    'productType',
    'productQty',
    'quoteGrade',
    'quoteVerDate',
    'expiryDate',
    'expectedOrderDate',
    'reqDeliveryDate',
    'decidedOn',
    'chaseBy',
    'chaseDate',
    'lastActivityDate',
    'sentOn',
    'sentTo',
    'notes',
    'createdByDept',
    'dateCreated',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],

  bulk: {
    set: ['chaseBy', 'chaseDate', 'quoteStatus', 'lostQuoteReason'],
    create: {
      of: 'activity',
      layout: [
        ['activityType', 'dateCreated'],
        ['subject'],
        ['startDate', 'startTime', 'duration'],
        ['deadlineDate', 'deadlineTime'],
        ['user'],
        ['notes'],
      ],
      load: () => import('./activity.gen.tsx').then((module) => module.activity),
    },
  },
  loadValidators: () => import('#validators/quotation').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(quotation);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={quotation} Form={Form} {...quotation.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={quotation}
      name="main"
      title={schemaText('Quotations')}
      view={{ id: 4, name: 'Quotations' }}
      columns={[
        'sQuoteNo',
        'versionNo',
        'customer',
        'mbpBranch',
        'quoteVerDate',
        'expiryDate',
        'productValue',
        'quoteStatus',
      ]}
      more={[
        'opportunity',
        'salesExec',
        'productType',
        'productQty',
        'quoteGrade',
        'chaseBy',
        'chaseDate',
        'expectedOrderDate',
        'decidedOn',
        'lastActivityDate',
      ]}
      card={['customer', 'productValue', 'expiryDate']}
      filters={['mbpBranch', 'salesExec', 'productType', 'quoteGrade', 'quoteStatus', 'supervisor']}
      sort={{ field: 'quoteVerDate', order: 'DESC' }}
      date="quoteVerDate"
      sorts={[
        'quoteVerDate',
        'sQuoteNo',
        'customer',
        'expiryDate',
        'productValue',
        'quoteStatus',
        'versionNo',
        'mbpBranch',
        'opportunity',
        'salesExec',
        'productType',
        'productQty',
        'quoteGrade',
        'chaseBy',
        'chaseDate',
        'expectedOrderDate',
        'decidedOn',
        'lastActivityDate',
      ]}
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
      of={quotation}
      name="byEnquiry"
      title={schemaText('Quotations')}
      columns={['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus']}
      card={['productValue', 'expiryDate', 'quoteGrade']}
      sort={{ field: 'sQuoteNo', order: 'DESC' }}
      sorts={['sQuoteNo', 'quoteVerDate', 'productValue', 'quoteStatus', 'versionNo', 'expiryDate', 'quoteGrade']}
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
      of={quotation}
      name="byCustomer"
      title={schemaText('Quotations')}
      columns={['sQuoteNo', 'versionNo', 'quoteVerDate', 'expiryDate', 'productValue', 'quoteGrade', 'quoteStatus']}
      card={['productValue', 'expiryDate', 'quoteGrade']}
      sort={{ field: 'sQuoteNo', order: 'DESC' }}
      sorts={['sQuoteNo', 'quoteVerDate', 'productValue', 'quoteStatus', 'versionNo', 'expiryDate', 'quoteGrade']}
      edit={EditDialog}
      edits="edit"
    />
  );
}

const QuotationDocumentByQuotationList = later(() =>
  import('./quotation-document.gen.tsx').then((module) => module.ByQuotationList),
);
const ActivityByEnquiryList = later(() => import('./activity.gen.tsx').then((module) => module.ByEnquiryList));
const AttachmentByEnquiryList = later(() => import('./attachment.gen.tsx').then((module) => module.ByEnquiryList));

export function QuotationPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={quotation}
      edit={EditDialog}
      edits="edit"
      facts={['customer', 'mbpBranch', 'productValue', 'expiryDate']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            {
              title: 'Quotation',
              fields: [
                'sQuoteNo',
                'versionNo',
                'opportunity',
                'customer',
                'mbpBranch',
                'salesExec',
                'quoteStatus',
                'lostQuoteReason',
              ],
            },
            { title: 'Value', fields: ['productValue', 'internalValue', 'productType', 'productQty', 'quoteGrade'] },
            {
              title: 'Dates',
              fields: ['quoteVerDate', 'expiryDate', 'expectedOrderDate', 'reqDeliveryDate', 'decidedOn'],
            },
            { title: 'Follow-up', fields: ['chaseBy', 'chaseDate', 'lastActivityDate', 'sentOn', 'sentTo'] },
            { title: 'Notes', fields: ['notes'] },
            { title: 'Record', fields: ['createdByDept', 'dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
          ],
        },
        {
          name: 'versions',
          title: 'Versions',
          list: ByEnquiryList,
          kind: 'quotation',
          by: 'opportunity',
          from: 'opportunity',
        },
        {
          name: 'sent',
          title: 'Sent',
          list: QuotationDocumentByQuotationList,
          kind: 'quotationDocument',
          by: 'quotation',
        },
        {
          name: 'activities',
          title: 'Activities',
          list: ActivityByEnquiryList,
          kind: 'activity',
          by: 'quote',
          rule: { permission: 'ViewCustomers' },
        },
        {
          name: 'attachments',
          title: 'Attachments',
          list: AttachmentByEnquiryList,
          kind: 'attachment',
          by: 'quotation',
          rule: { permission: 'ViewCustomers' },
        },
        { name: 'history', title: 'History', history: true },
      ])}
    />
  );
}
