// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import slots from '../features/enquiry/slots.tsx';
import type { Enquiry } from '../../schemas/generated/enquiry.gen.ts';
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

export type EnquirySlots = Slots<
  Enquiry,
  | 'oppId'
  | 'sQuoteNo'
  | 'oppDescription'
  | 'dateReceived'
  | 'receivedDate'
  | 'lastActivityDate'
  | 'requestedBy'
  | 'supervisor'
  | 'country'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'address'
  | 'cityTown'
  | 'postCode'
  | 'region'
  | 'phoneNo'
  | 'email'
  | 'abiNo'
  | 'custRef'
  | 'notes'
  | 'weblink'
  | 'customer'
  | 'custCode'
  | 'customerName'
  | 'requireApproval'
  | 'contact'
  | 'mbpBranch'
  | 'salesExec'
  | 'projectType'
  | 'opportunityType'
  | 'productType'
  | 'opportunityStatus'
  | 'oppStatusName'
  | 'quoteValue'
  | 'expiryDate'
  | 'nextStep'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const enquiry: Resource<Enquiry> = {
  ...resources.enquiry,
  ...registered(resources.enquiry),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  show: EnquiryPage,
  icon: RequestQuoteOutlined,
  fields: localised('fields', {
    oppId: { title: 'Opp Id', type: 'integer', readOnly: true },
    sQuoteNo: { title: 'Quote No', type: 'string', maxLength: 20, readOnly: true, transform: ['trim'] },
    oppDescription: {
      title: 'Description',
      type: 'string',
      maxLength: 200,
      required: 'Description is required.',
      transform: ['trim', 'upper'],
    },
    dateReceived: {
      title: 'Date Received',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Date Received is required.',
      start: '$today',
    },
    receivedDate: { title: 'Received Date', type: 'alias', alias: ['dateReceived'] },
    lastActivityDate: {
      title: 'Last activity',
      description: 'Date of the latest activity with the enquiry or one of its quotations.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    requestedBy: {
      title: 'Requested By',
      type: 'ref',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
      start: { user: null },
    },
    supervisor: {
      title: 'Team of',
      description: 'The supervisor of the person who has requested it.',
      type: 'ref',
      readOnly: true,
      to: 'user',
      derived: [{ from: ['requestedBy'], take: 'supervisor' }],
    },
    country: { title: 'Country', type: 'string', maxLength: 100, readOnly: true, transform: ['trim'], default: 'UK' },
    address1: {
      title: 'House',
      type: 'string',
      maxLength: 100,
      required: 'House is required.',
      transform: ['trim', 'upper'],
      start: { of: 'customer', take: 'address1' },
    },
    address2: {
      title: 'Street',
      type: 'string',
      maxLength: 100,
      required: 'Street is required.',
      transform: ['trim', 'upper'],
      start: { of: 'customer', take: 'address2' },
    },
    address3: {
      title: 'Sub Area',
      type: 'string',
      maxLength: 100,
      required: 'Area is required.',
      transform: ['trim', 'upper'],
      start: { of: 'customer', take: 'address3' },
    },
    address4: { title: 'Address line 4', type: 'string', maxLength: 100, transform: ['trim', 'upper'] },
    address: { title: 'Address', type: 'alias', alias: ['address1'] },
    cityTown: {
      title: 'City/Town',
      type: 'ref',
      required: 'City/Town is required.',
      to: 'cityTown',
      start: { of: 'customer', take: 'cityTown' },
    },
    postCode: {
      title: 'Post Code',
      type: 'string',
      format: 'postCode',
      maxLength: 10,
      required: 'Post Code is required.',
      transform: ['trim', 'upper'],
      country: 'country',
      start: { of: 'customer', take: 'postCode' },
    },
    region: {
      title: 'Region',
      type: 'ref',
      readOnly: true,
      to: 'region',
      derived: [{ from: ['postCode'], by: 'territory', take: 'region' }],
    },
    phoneNo: {
      title: 'Phone No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      required: 'Phone Number is required.',
      transform: ['trim'],
      derived: [{ from: ['contact'], take: 'phoneNo' }],
    },
    email: {
      title: 'Email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      required: 'Email is required.',
      transform: ['trim'],
      derived: [{ from: ['contact'], take: 'email' }],
    },
    abiNo: { title: 'ABI No', type: 'string', maxLength: 50, transform: ['trim'] },
    custRef: { title: 'Customer Ref', type: 'string', maxLength: 100, transform: ['trim'] },
    notes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    weblink: { title: 'Web link', type: 'string', format: 'uri', maxLength: 300, transform: ['trim'] },
    customer: { title: 'Customer', type: 'ref', required: 'Customer is required.', to: 'customer', widget: 'picker' },
    custCode: { title: 'Account No', type: 'alias', alias: ['customer', 'custCode'] },
    customerName: { title: 'Customer name', type: 'alias', alias: ['customer', 'custName'] },
    requireApproval: { title: 'Customer awaits approval', type: 'alias', alias: ['customer', 'requireApproval'] },
    contact: {
      title: 'Contact',
      type: 'ref',
      required: 'Contact is required.',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
      start: { of: 'customer', take: 'keyContact' },
    },
    mbpBranch: {
      title: 'Branch',
      type: 'ref',
      required: 'Branch is required.',
      to: 'branch',
      derived: [{ from: ['postCode'], by: 'territory', take: 'mbpBranch' }],
      start: { user: 'defBranch' },
    },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      readOnly: true,
      to: 'salesExec',
      derived: [{ from: ['mbpBranch'], take: 'salesExec' }],
    },
    projectType: { title: 'Enquiry Type', type: 'ref', required: 'Type is required.', to: 'projectType' },
    opportunityType: { title: 'Opportunity Type', type: 'ref', to: 'opportunityType' },
    productType: { title: 'Product Type', type: 'ref', to: 'productType' },
    opportunityStatus: {
      title: 'Status',
      type: 'ref',
      required: 'Status is required.',
      to: 'opportunityStatus',
      steps: [[1], [2, 7, 4, 8], [6, 3, 5, 9]],
      defaultReference: { row: 1 },
    },
    oppStatusName: { title: 'Opp Status Name', type: 'alias', alias: ['opportunityStatus', 'oppStatusName'] },
    quoteValue: { title: 'Value', type: 'number', format: 'money', readOnly: true, total: true },
    expiryDate: {
      title: 'Expiry Date',
      description:
        'Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    nextStep: {
      title: 'Next Step',
      description: 'Day of the next activity with the enquiry that is still to do. A day that has passed is overdue.',
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
  duplicates: localised('duplicates', {
    when: ['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode'],
    send: ['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode', 'address4'],
    confirm:
      'The following Enquiry seems to be a duplicate of some enquiries. Please confirm if you wish to still save this enquiry?',
    ranks: [
      { name: 'sim_desc_rank', of: 'name' },
      { name: 'sim_addr_rank', of: 'address' },
    ],
    details: {
      oppId: 'Enq Id',
      country: 'Country',
      sQuoteNo: 'Quote No.',
      oppDescription: 'Description',
      phoneNo: 'Phone No.',
      dateReceived: 'Date Rcvd.',
      email: 'Email',
      mbpBranch: 'Branch',
      region: 'Region',
      customer: 'Customer',
      salesExec: 'Sales Exec.',
      contact: 'Contact',
      requestedBy: 'Requested By',
      productType: 'Product Type',
      abiNo: 'ABI No.',
      projectType: 'Project Type',
      custRef: 'Customer Ref.',
      opportunityStatus: 'Enq. Status',
      notes: 'Notes',
      address1: 'Home',
      address2: 'Street',
      address3: 'Sub Area',
      cityTown: 'City/Town',
      postCode: 'Post Code',
      lastActivityDate: 'Last Activity Dt.',
      dateCreated: 'Date Created',
      createdBy: 'Created By',
      dateUpdated: 'Date Updated',
      updatedBy: 'Updated By',
    },
    table: {
      width: 1000,
      badge: 'opportunityStatus',
      list: {
        name: 'main',
        columns: [
          'sQuoteNo',
          'oppDescription',
          'customer',
          'mbpBranch',
          'dateReceived',
          'nextStep',
          'quoteValue',
          'opportunityStatus',
        ],
        more: [
          'salesExec',
          'contact',
          'region',
          'projectType',
          'cityTown',
          'postCode',
          'custRef',
          'lastActivityDate',
          'expiryDate',
        ],
        view: { id: 8, name: 'Enquiries' },
      },
    },
  }),
  number: 'sQuoteNo',
  dialogs: localised('dialogs', {
    edit: {
      title: 'Enquiry Details',
      isUntitled: true,
      width: 800,
      height: 800,
      layout: [
        ['customer'],
        ['oppDescription', 'projectType'],
        ['contact', 'phoneNo', 'email'],
        ['address1', 'address2'],
        ['address3', 'cityTown'],
        ['postCode', 'region', 'country'],
        ['mbpBranch', 'salesExec'],
        ['sQuoteNo', 'dateReceived', 'requestedBy'],
        ['abiNo', 'custRef'],
        ['notes'],
      ],
      createOnly: ['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode', 'country', 'customer'],
      fold: ['abiNo', 'custRef', 'notes'],
    },
  }),
  layout: [
    'sQuoteNo',
    'oppDescription',
    'opportunityStatus',
    'quoteValue',
    'projectType',
    'productType',
    'customer',
    'contact',
    'phoneNo',
    'email',
    'custRef',
    'address1',
    'address2',
    'address3',
    'address4',
    'cityTown',
    'postCode',
    'country',
    'region',
    'mbpBranch',
    'salesExec',
    'dateReceived',
    'lastActivityDate',
    'expiryDate',
    'requestedBy',
    'abiNo',
    'weblink',
    'notes',
    'dateCreated',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],
  address: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
  phones: ['phoneNo'],
  bulk: {
    set: ['requestedBy', 'opportunityStatus', 'mbpBranch'],
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
  loadValidators: () => import('#validators/enquiry').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(enquiry);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={enquiry} Form={Form} {...enquiry.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={enquiry}
      name="main"
      title={schemaText('Enquiries')}
      view={{ id: 8, name: 'Enquiries' }}
      columns={[
        'sQuoteNo',
        'oppDescription',
        'customer',
        'mbpBranch',
        'dateReceived',
        'nextStep',
        'quoteValue',
        'opportunityStatus',
      ]}
      more={[
        'salesExec',
        'contact',
        'region',
        'projectType',
        'cityTown',
        'postCode',
        'custRef',
        'lastActivityDate',
        'expiryDate',
      ]}
      card={['customer', 'quoteValue', 'dateReceived']}
      filters={['mbpBranch', 'salesExec', 'projectType', 'opportunityStatus', 'supervisor']}
      sort={{ field: 'dateReceived', order: 'DESC' }}
      date="dateReceived"
      sorts={[
        'dateReceived',
        'sQuoteNo',
        'customer',
        'quoteValue',
        'expiryDate',
        'opportunityStatus',
        'oppDescription',
        'mbpBranch',
        'nextStep',
        'salesExec',
        'contact',
        'region',
        'projectType',
        'cityTown',
        'postCode',
        'custRef',
        'lastActivityDate',
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
      of={enquiry}
      name="byCustomer"
      title={schemaText('Enquiries')}
      columns={['sQuoteNo', 'oppDescription', 'dateReceived', 'quoteValue', 'opportunityStatus']}
      card={['oppDescription', 'quoteValue', 'dateReceived']}
      filters={['opportunityStatus']}
      sort={{ field: 'dateReceived', order: 'DESC' }}
      sorts={['dateReceived', 'quoteValue', 'opportunityStatus', 'sQuoteNo', 'oppDescription']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function ByContactList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={enquiry}
      name="byContact"
      title={schemaText('Enquiries')}
      columns={['sQuoteNo', 'oppDescription', 'dateReceived', 'quoteValue', 'opportunityStatus']}
      card={['oppDescription', 'quoteValue', 'dateReceived']}
      filters={['opportunityStatus']}
      sort={{ field: 'dateReceived', order: 'DESC' }}
      sorts={['dateReceived', 'quoteValue', 'opportunityStatus', 'sQuoteNo', 'oppDescription']}
      edit={EditDialog}
      edits="edit"
    />
  );
}

const QuotationByEnquiryList = later(() => import('./quotation.gen.tsx').then((module) => module.ByEnquiryList));
const ActivityByEnquiryList = later(() => import('./activity.gen.tsx').then((module) => module.ByEnquiryList));
const NoteByEnquiryList = later(() => import('./note.gen.tsx').then((module) => module.ByEnquiryList));
const AttachmentByEnquiryList = later(() => import('./attachment.gen.tsx').then((module) => module.ByEnquiryList));

export function EnquiryPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={enquiry}
      edit={EditDialog}
      edits="edit"
      facts={['oppDescription', 'customer', 'quoteValue', 'mbpBranch', 'salesExec']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            {
              title: 'Enquiry',
              fields: ['sQuoteNo', 'oppDescription', 'opportunityStatus', 'quoteValue', 'projectType', 'productType'],
            },
            { title: 'Customer', fields: ['customer', 'contact', 'phoneNo', 'email', 'custRef'] },
            {
              title: 'Site',
              fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
            },
            { title: 'Territory', fields: ['region', 'mbpBranch', 'salesExec'] },
            {
              title: 'Progress',
              fields: ['dateReceived', 'lastActivityDate', 'expiryDate', 'requestedBy', 'abiNo', 'weblink'],
            },
            { title: 'Notes', fields: ['notes'] },
            { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
          ],
        },
        { name: 'quotations', title: 'Quotations', list: QuotationByEnquiryList, kind: 'quotation', by: 'opportunity' },
        {
          name: 'activities',
          title: 'Activities',
          list: ActivityByEnquiryList,
          kind: 'activity',
          by: 'opportunity',
          rule: { permission: 'ViewCustomers' },
        },
        {
          name: 'notes',
          title: 'Notes',
          list: NoteByEnquiryList,
          kind: 'note',
          by: 'opportunity',
          rule: { permission: 'ViewCustomers' },
        },
        {
          name: 'attachments',
          title: 'Attachments',
          list: AttachmentByEnquiryList,
          kind: 'attachment',
          by: 'opportunity',
          rule: { permission: 'ViewCustomers' },
        },
        { name: 'History', title: 'History', history: true },
      ])}
    />
  );
}
