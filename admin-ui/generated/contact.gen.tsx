// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import slots from '../features/contact/slots.tsx';
import type { Contact } from '../../schemas/generated/contact.gen.ts';
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

export type ContactSlots = Slots<
  Contact,
  | 'contactId'
  | 'firstName'
  | 'lastName'
  | 'contactName'
  | 'fullName'
  | 'customer'
  | 'jobFunction'
  | 'jobFunctionId'
  | 'jobTitle'
  | 'contactJobTitle'
  | 'salutation'
  | 'contactType'
  | 'email'
  | 'phoneNo'
  | 'mobile'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'cityTown'
  | 'postCode'
  | 'country'
  | 'notes'
  | 'canEmail'
  | 'canCall'
  | 'canMail'
  | 'keyContact'
  | 'active'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const contact: Resource<Contact> = {
  ...resources.contact,
  ...registered(resources.contact),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  show: ContactPage,
  icon: ContactsOutlined,
  fields: localised('fields', {
    contactId: { title: 'Contact Id', type: 'integer', readOnly: true },
    firstName: {
      title: 'First Name',
      type: 'string',
      maxLength: 100,
      required: 'First Name is required.',
      transform: ['trim', 'upper'],
    },
    lastName: {
      title: 'Surname',
      type: 'string',
      maxLength: 100,
      required: 'Last Name is required.',
      transform: ['trim', 'upper'],
    },
    contactName: {
      title: 'Contact',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['firstName', 'lastName'], text: '{firstName} {lastName}', split: true }],
    },
    fullName: { title: 'Full name', type: 'alias', alias: ['contactName'] },
    customer: { title: 'Customer', type: 'ref', required: 'Customer is required.', to: 'customer', widget: 'picker' },
    jobFunction: { title: 'Job Function', type: 'ref', required: 'Job Function is required.', to: 'jobFunction' },
    jobFunctionId: { title: 'Job Function Id', type: 'alias', alias: ['jobFunction', 'id'] },
    jobTitle: { title: 'Job Title', type: 'ref', to: 'jobTitle' },
    contactJobTitle: { title: 'Contact Job Title', type: 'alias', alias: ['jobTitle'] },
    salutation: { title: 'Salutation', type: 'ref', to: 'salutation' },
    contactType: { title: 'Contact Type', type: 'ref', to: 'contactType' },
    email: {
      title: 'Email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      required: 'Email is required.',
      transform: ['trim'],
    },
    phoneNo: {
      title: 'Phone No',
      type: 'string',
      format: 'phone',
      maxLength: 30,
      required: 'Phone No is required.',
      transform: ['trim'],
      start: { of: 'customer', take: 'phoneNo' },
    },
    mobile: { title: 'Mobile', type: 'string', format: 'phone', maxLength: 30, transform: ['trim'] },
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
      required: 'Sub Area is required.',
      transform: ['trim', 'upper'],
      start: { of: 'customer', take: 'address3' },
    },
    address4: {
      title: 'Address line 4',
      type: 'string',
      maxLength: 100,
      transform: ['trim', 'upper'],
      start: { of: 'customer', take: 'address4' },
    },
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
      transform: ['trim', 'upper'],
      country: 'country',
      start: { of: 'customer', take: 'postCode' },
    },
    country: {
      title: 'Country',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
      default: 'UK',
      start: { of: 'customer', take: 'country' },
    },
    notes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    canEmail: { title: 'Can email?', type: 'boolean', default: false },
    canCall: { title: 'Can call?', type: 'boolean', default: false },
    canMail: { title: 'Can mail?', type: 'boolean', default: false },
    keyContact: { title: 'Key Contact?', type: 'boolean', default: false },
    active: { title: 'Active?', type: 'boolean', default: true },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: localised('duplicates', {
    when: ['firstName', 'lastName', 'customer'],
    send: [
      'firstName',
      'lastName',
      'customer',
      'address1',
      'address2',
      'address3',
      'cityTown',
      'postCode',
      'email',
      'phoneNo',
      'mobile',
    ],
    confirm:
      'The following Contact seems to be a duplicate of some contacts. Please confirm if you wish to still save this contact?',
    ranks: [
      { name: 'sim_name_rank', of: 'name' },
      { name: 'sim_addr_rank', of: 'address' },
    ],
    row: {
      contactName: 'contactName',
      custName: 'customer.custName',
      jobFuncName: 'jobFunction.jobFuncName',
      email: 'email',
      phoneNo: 'phoneNo',
      mobile: 'mobile',
      address1: 'address1',
      address2: 'address2',
      address3: 'address3',
      cityTownName: 'cityTown.cityTownName',
      postCode: 'postCode',
      dateCreated: 'dateCreated',
      createdBy: 'createdBy.fullName',
    },
  }),
  dialogs: localised('dialogs', {
    edit: {
      title: 'Contact Details',
      isUntitled: true,
      width: 900,
      layout: [
        ['firstName', 'lastName', 'jobFunction'],
        ['email', 'phoneNo', 'mobile'],
        ['customer'],
        ['address1', 'address2'],
        ['address3', 'address4'],
        ['cityTown', 'postCode'],
        ['salutation', 'jobTitle', 'contactType'],
        ['notes'],
        ['canEmail', 'canCall', 'canMail'],
        ['keyContact', 'active'],
      ],
      fold: ['address4', 'salutation', 'jobTitle', 'contactType', 'notes'],
      star: [
        'firstName',
        'lastName',
        'jobFunction',
        'address1',
        'address2',
        'address3',
        'cityTown',
        'phoneNo',
        'email',
      ],
    },
  }),
  layout: [
    'firstName',
    'lastName',
    'customer',
    'contactType',
    'jobFunction',
    'jobTitle',
    'phoneNo',
    'mobile',
    'email',
    'canEmail',
    'canCall',
    'canMail',
    'address1',
    'address2',
    'address3',
    'address4',
    'cityTown',
    'postCode',
    'country',
    'keyContact',
    'active',
    'notes',
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
    set: ['jobFunction', 'contactType', 'canEmail'],
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
  loadValidators: () => import('#validators/contact').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(contact);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={contact} Form={Form} {...contact.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={contact}
      name="main"
      title={schemaText('New Contacts')}
      view={{ id: 7, name: 'New Contacts' }}
      columns={['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
      more={['jobTitle', 'cityTown', 'postCode', 'dateCreated']}
      card={['customer', 'phoneNo']}
      filters={['customer', 'jobFunction', 'active']}
      sort={{ field: 'contactName', order: 'ASC' }}
      sorts={[
        'contactName',
        'customer',
        'jobFunction',
        'phoneNo',
        'mobile',
        'email',
        'keyContact',
        'active',
        'jobTitle',
        'cityTown',
        'postCode',
        'dateCreated',
      ]}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function OlderList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={contact}
      name="older"
      title={schemaText('Contacts')}
      view={{ id: 2, name: 'Contacts' }}
      columns={['contactName', 'customer', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
      more={['jobTitle', 'cityTown', 'postCode', 'dateCreated']}
      card={['customer', 'phoneNo']}
      filters={['customer', 'jobFunction', 'active']}
      sort={{ field: 'contactName', order: 'ASC' }}
      sorts={[
        'contactName',
        'customer',
        'jobFunction',
        'phoneNo',
        'mobile',
        'email',
        'keyContact',
        'active',
        'jobTitle',
        'cityTown',
        'postCode',
        'dateCreated',
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
      of={contact}
      name="byCustomer"
      title={schemaText('Contacts')}
      columns={['contactName', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
      sort={{ field: 'contactName', order: 'ASC' }}
      sorts={['contactName', 'jobFunction', 'phoneNo', 'mobile', 'email', 'keyContact', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}

const EnquiryByContactList = later(() => import('./enquiry.gen.tsx').then((module) => module.ByContactList));

export function ContactPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={contact}
      edit={EditDialog}
      edits="edit"
      facts={['customer', 'jobFunction', 'phoneNo', 'email']}
      tabs={localised('tabs', [
        {
          name: 'detail',
          title: 'Detail',
          groups: [
            {
              title: 'Person',
              fields: ['firstName', 'lastName', 'customer', 'contactType', 'jobFunction', 'jobTitle'],
            },
            { title: 'Contact', fields: ['phoneNo', 'mobile', 'email', 'canEmail', 'canCall', 'canMail'] },
            {
              title: 'Address',
              fields: ['address1', 'address2', 'address3', 'address4', 'cityTown', 'postCode', 'country'],
            },
            { title: 'Notes', fields: ['keyContact', 'active', 'notes'] },
            { title: 'Record', fields: ['dateCreated', 'createdBy', 'dateUpdated', 'updatedBy'] },
          ],
        },
        {
          name: 'enquiries',
          title: 'Enquiries',
          list: EnquiryByContactList,
          kind: 'enquiry',
          by: 'contact',
          rule: { permission: 'ViewQuotations' },
        },
      ])}
    />
  );
}
