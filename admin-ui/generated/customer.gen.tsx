// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import slots from '../features/customer/slots.tsx';
import type { Customer } from '../../schemas/generated/customer.gen.ts';
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

export type CustomerSlots = Slots<
  Customer,
  | 'customerId'
  | 'custCode'
  | 'custName'
  | 'parentCompany'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'cityTown'
  | 'postCode'
  | 'country'
  | 'region'
  | 'mbpBranch'
  | 'branch'
  | 'salesExec'
  | 'customerType'
  | 'industryType'
  | 'phoneNo'
  | 'mobile'
  | 'faxNo'
  | 'email'
  | 'mainEmail'
  | 'website'
  | 'keyContact'
  | 'parentFlag'
  | 'parentCustomer'
  | 'tags'
  | 'showMsg'
  | 'mainNotes'
  | 'requireApproval'
  | 'active'
  | 'status'
  | 'lastContact'
  | 'openValue'
  | 'nextStep'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'sales'
>;

export const customer: Resource<Customer> = {
  ...resources.customer,
  ...registered(resources.customer),
  list: MainList,
  create: asPage(QuickDialog),
  edit: asPage(FullDialog),
  show: CustomerPage,
  icon: StorefrontOutlined,
  fields: localised('fields', {
    customerId: { title: 'Customer Id', type: 'integer', readOnly: true },
    custCode: {
      title: 'Account No',
      type: 'string',
      maxLength: 20,
      transform: ['trim', 'upper'],
      setOnce: 'Please change or select a different Account Code from the "View MBP Branch Accounts" Page.',
    },
    custName: {
      title: 'Customer Name',
      type: 'string',
      maxLength: 200,
      required: 'Customer Name is required.',
      transform: ['trim', 'upper'],
    },
    parentCompany: { title: 'Parent Company', type: 'alias', alias: ['custName'] },
    address1: {
      title: 'House',
      type: 'string',
      maxLength: 100,
      required: 'Address1 is required.',
      transform: ['trim', 'upper'],
    },
    address2: {
      title: 'Street',
      type: 'string',
      maxLength: 100,
      required: 'Address2 is required.',
      transform: ['trim', 'upper'],
    },
    address3: {
      title: 'Sub Area',
      type: 'string',
      maxLength: 100,
      required: 'Address3 is required.',
      transform: ['trim', 'upper'],
    },
    address4: { title: 'Address line 4', type: 'string', maxLength: 100, transform: ['trim', 'upper'] },
    cityTown: { title: 'City/Town', type: 'ref', required: 'City/Town is required.', to: 'cityTown' },
    postCode: {
      title: 'Post Code',
      type: 'string',
      format: 'postCode',
      maxLength: 10,
      required: 'Post Code is required.',
      transform: ['trim', 'upper'],
      country: 'country',
    },
    country: { title: 'Country', type: 'string', maxLength: 100, transform: ['trim'], default: 'UK' },
    region: {
      title: 'Region',
      type: 'ref',
      to: 'region',
      derived: [{ from: ['postCode'], by: 'territory', take: 'region' }],
    },
    mbpBranch: {
      title: 'Branch',
      type: 'ref',
      to: 'branch',
      derived: [{ from: ['postCode'], by: 'territory', take: 'mbpBranch' }],
    },
    branch: { title: 'Branch name', type: 'alias', alias: ['mbpBranch', 'branchName'] },
    salesExec: {
      title: 'Sales Exec',
      type: 'ref',
      to: 'salesExec',
      derived: [
        { from: ['postCode'], by: 'territory', take: 'salesExec' },
        { from: ['mbpBranch'], take: 'salesExec' },
      ],
    },
    customerType: { title: 'Customer Type', type: 'ref', required: 'Customer Type is required.', to: 'customerType' },
    industryType: { title: 'Industry', type: 'ref', to: 'industryType' },
    phoneNo: {
      title: 'Phone No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      required: 'Phone number is required.',
      transform: ['trim'],
    },
    mobile: { title: 'Mobile', type: 'string', format: 'phone', maxLength: 30, transform: ['trim'] },
    faxNo: { title: 'Fax No', type: 'string', format: 'phone', maxLength: 30, transform: ['trim'] },
    email: { title: 'Email', type: 'string', format: 'email', maxLength: 254, transform: ['trim'] },
    mainEmail: { title: 'Main Email', type: 'alias', alias: ['email'] },
    website: { title: 'Website', type: 'string', format: 'uri', maxLength: 200, transform: ['trim'] },
    keyContact: { title: 'Key Contact', type: 'ref', to: 'contact', choices: { customer: { of: 'customerId' } } },
    parentFlag: { title: 'Is a parent customer', type: 'boolean', default: false },
    parentCustomer: { title: 'Parent Customer', type: 'ref', to: 'customer', choices: { parentFlag: { is: true } } },
    tags: { title: 'Tags', type: 'refs', to: 'tag', choices: { type: { is: 'CUSTOMER' } } },
    showMsg: { title: 'Message', type: 'string', maxLength: 500, transform: ['trim'] },
    mainNotes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    requireApproval: { title: 'Awaiting approval', type: 'boolean', default: false },
    active: { title: 'Active', type: 'boolean', default: true },
    status: {
      title: 'Status',
      type: 'string',
      values: ['Active', 'Inactive', 'Awaiting approval'],
      readOnly: true,
      derived: [{ from: ['active', 'requireApproval'], by: 'status' }],
      widget: 'badge',
    },
    lastContact: {
      title: 'Latest activity',
      description: 'Date of the latest activity with the customer, planned ones included.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    openValue: {
      title: 'Open Value',
      description:
        "Sum of the values of the customer's open enquiries: those that are not won, lost, cancelled or closed.",
      type: 'number',
      format: 'money',
      readOnly: true,
      total: true,
    },
    nextStep: {
      title: 'Next Step',
      description: 'Day of the next activity with the customer that is still to do. A day that has passed is overdue.',
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
    when: ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode'],
    send: ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode', 'address4'],
    confirm:
      'The following Customer seems to be a duplicate of some customers. Please confirm if you wish to still save this customer?',
    ranks: [
      { name: 'sim_name_rank', of: 'name' },
      { name: 'sim_addr_rank', of: 'address' },
    ],
    elsewhere: [
      { flag: 'samePhone', fields: ['phoneNo'] },
      { flag: 'sameEmail', fields: ['email'] },
      { flag: 'sameName', fields: ['custName'] },
    ],
    town: 'cityTownName',
    row: {
      custCode: 'custCode',
      custName: 'custName',
      address1: 'address1',
      address2: 'address2',
      address3: 'address3',
      address4: 'address4',
      cityTownName: 'cityTown.cityTownName',
      postCode: 'postCode',
      regionName: 'region.regionName',
      mainBranchCode: 'mbpBranch.branchCode',
      mainSalesExecName: 'salesExec.salesExecName',
      keyContactName: 'keyContact.contactName',
      dateCreated: 'dateCreated',
      createdBy: 'createdBy.fullName',
    },
  }),
  dialogs: localised('dialogs', {
    quick: {
      title: 'Customer Details',
      isUntitled: true,
      width: 700,
      layout: [
        ['custName'],
        ['address1', 'address2'],
        ['address3', 'cityTown', 'postCode'],
        ['region', 'mbpBranch', 'salesExec'],
        ['customerType', 'phoneNo', 'email'],
        ['mainNotes'],
      ],
      readOnly: ['region', 'mbpBranch', 'salesExec'],
      star: ['custName'],
    },
    full: {
      title: 'Customer Details',
      isUntitled: true,
      width: 700,
      layout: [
        ['custCode', 'parentFlag', 'parentCustomer'],
        ['custName'],
        ['address1', 'address2'],
        ['address3', 'address4'],
        ['cityTown', 'postCode', 'region'],
        ['mbpBranch', 'salesExec', 'customerType'],
        ['industryType', 'keyContact'],
        ['phoneNo', 'mobile', 'faxNo'],
        ['mainEmail', 'website'],
        ['tags'],
        ['showMsg'],
        ['mainNotes'],
      ],
      require: {
        address1: 'House is required.',
        address2: 'Street is required.',
        address3: 'Sub Area is required.',
        region: 'Region is required.',
        mbpBranch: 'Branch is required.',
        salesExec: 'SalesExec is required.',
      },
    },
  }),
  layout: [
    'custCode',
    'custName',
    'customerType',
    'industryType',
    'parentCustomer',
    'tags',
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
    'keyContact',
    'phoneNo',
    'mobile',
    'faxNo',
    'mainEmail',
    'website',
    'showMsg',
    'mainNotes',
    'dateCreated',
    'createdBy',
    'dateUpdated',
    'updatedBy',
  ],
  address: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
  phones: ['phoneNo', 'mobile'],
  hasCards: true,
  merges: true,
  bulk: {
    set: ['salesExec', 'mbpBranch', 'customerType', 'industryType', 'tags', 'requireApproval'],
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
  loadValidators: () => import('#validators/customer').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(customer);

export function QuickDialog(props: DialogProps) {
  return <EntityDialog {...props} of={customer} Form={Form} {...customer.dialogs.quick!} />;
}

export function FullDialog(props: DialogProps) {
  return <EntityDialog {...props} of={customer} Form={Form} {...customer.dialogs.full!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={customer}
      name="main"
      title={schemaText('Customers')}
      view={{ id: 1, name: 'Customers' }}
      columns={['custName', 'custCode', 'cityTown', 'postCode', 'phoneNo', 'lastContact', 'openValue', 'status']}
      more={[
        'nextStep',
        'region',
        'mbpBranch',
        'salesExec',
        'email',
        'customerType',
        'address1',
        'address2',
        'address3',
        'country',
        'mobile',
        'dateCreated',
        'dateUpdated',
      ]}
      filters={['region', 'mbpBranch', 'salesExec', 'customerType', 'status']}
      sort={{ field: 'custName', order: 'ASC' }}
      sorts={[
        'custName',
        'custCode',
        'postCode',
        'cityTown',
        'phoneNo',
        'lastContact',
        'openValue',
        'status',
        'nextStep',
        'region',
        'mbpBranch',
        'salesExec',
        'email',
        'customerType',
        'address1',
        'address2',
        'address3',
        'country',
        'mobile',
        'dateCreated',
        'dateUpdated',
      ]}
      create={QuickDialog}
      edit={FullDialog}
      edits="full"
    />
  );
}

export function ApprovalsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={customer}
      name="approvals"
      title={schemaText('Customer Approval')}
      view={{ id: 1, name: 'Customers', isShared: true }}
      columns={['custName', 'postCode', 'cityTown', 'region', 'mbpBranch', 'salesExec', 'dateCreated', 'createdBy']}
      more={['phoneNo', 'email', 'customerType']}
      filters={['region', 'mbpBranch']}
      where={{ requireApproval: true }}
      sort={{ field: 'custName', order: 'ASC' }}
      sorts={[
        'custName',
        'postCode',
        'cityTown',
        'region',
        'mbpBranch',
        'salesExec',
        'dateCreated',
        'createdBy',
        'phoneNo',
        'email',
        'customerType',
      ]}
      edit={FullDialog}
      edits="full"
      opens="dialog"
      empty={schemaText('No customer awaits approval.')}
    />
  );
}

const ContactByCustomerList = later(() => import('./contact.gen.tsx').then((module) => module.ByCustomerList));
const CustomerBranchByCustomerList = later(() =>
  import('./customer-branch.gen.tsx').then((module) => module.ByCustomerList),
);
const NoteByCustomerList = later(() => import('./note.gen.tsx').then((module) => module.ByCustomerList));
const ActivityByCustomerList = later(() => import('./activity.gen.tsx').then((module) => module.ByCustomerList));
const EnquiryByCustomerList = later(() => import('./enquiry.gen.tsx').then((module) => module.ByCustomerList));
const QuotationByCustomerList = later(() => import('./quotation.gen.tsx').then((module) => module.ByCustomerList));
const AttachmentByCustomerList = later(() => import('./attachment.gen.tsx').then((module) => module.ByCustomerList));
const ActualSalesByCustomerList = later(() => import('./actual-sales.gen.tsx').then((module) => module.ByCustomerList));

export function CustomerPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={customer}
      edit={FullDialog}
      edits="full"
      facts={['custCode', 'region', 'mbpBranch', 'salesExec']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            {
              title: 'Company',
              fields: ['custCode', 'custName', 'customerType', 'industryType', 'parentCustomer', 'tags'],
            },
            {
              title: 'Address',
              fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
            },
            { title: 'Territory', fields: ['region', 'mbpBranch', 'salesExec'] },
            { title: 'Contact', fields: ['keyContact', 'phoneNo', 'mobile', 'faxNo', 'mainEmail', 'website'] },
            { title: 'Notes', fields: ['showMsg', 'mainNotes'] },
            { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
          ],
        },
        { name: 'contacts', title: 'Contacts', list: ContactByCustomerList, kind: 'contact', by: 'customer' },
        {
          name: 'linkedaccounts',
          title: 'Branch accounts',
          list: CustomerBranchByCustomerList,
          kind: 'customerBranch',
          by: 'customer',
        },
        { name: 'notes', title: 'Notes', list: NoteByCustomerList, kind: 'note', by: 'customer' },
        { name: 'activities', title: 'Activities', list: ActivityByCustomerList, kind: 'activity', by: 'customer' },
        {
          name: 'enquiries',
          title: 'Enquiries',
          list: EnquiryByCustomerList,
          kind: 'enquiry',
          by: 'customer',
          rule: { permission: 'ViewQuotations' },
        },
        {
          name: 'quotations',
          title: 'Quotations',
          list: QuotationByCustomerList,
          kind: 'quotation',
          by: 'customer',
          rule: { permission: 'ViewQuotations' },
        },
        {
          name: 'attachments',
          title: 'Attachments',
          list: AttachmentByCustomerList,
          kind: 'attachment',
          by: 'customer',
        },
        {
          name: 'sales',
          title: 'Sales',
          list: ActualSalesByCustomerList,
          kind: 'actualSales',
          by: 'customer',
          rule: { permission: 'ViewSalesImport' },
          slot: true,
        },
        { name: 'history', title: 'History', history: true },
      ])}
    />
  );
}
