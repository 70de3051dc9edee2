// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import type { Letterhead } from '../../schemas/generated/letterhead.gen.ts';
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
import { resources } from './resources.gen.ts';

export type LetterheadSlots = Slots<
  Letterhead,
  | 'id'
  | 'companyName'
  | 'mbpBranch'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'postCode'
  | 'phoneNo'
  | 'email'
  | 'senderName'
  | 'senderEmail'
  | 'website'
  | 'companyNo'
  | 'vatNo'
  | 'terms'
  | 'active'
  | 'version'
>;

export const letterhead: Resource<Letterhead> = {
  ...resources.letterhead,
  ...registered(resources.letterhead),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    companyName: {
      title: 'Company',
      type: 'string',
      maxLength: 100,
      required: 'Company is required',
      transform: ['trim'],
    },
    mbpBranch: {
      title: 'Branch',
      description: 'Leave it empty for all branches without a letterhead of their own.',
      type: 'ref',
      to: 'branch',
    },
    address1: {
      title: 'Address',
      type: 'string',
      maxLength: 100,
      required: 'Address is required',
      transform: ['trim'],
    },
    address2: { title: 'Address line 2', type: 'string', maxLength: 100, transform: ['trim'] },
    address3: { title: 'Address line 3', type: 'string', maxLength: 100, transform: ['trim'] },
    postCode: {
      title: 'Post Code',
      type: 'string',
      format: 'postCode',
      maxLength: 10,
      required: 'Post Code is required',
      transform: ['trim', 'upper'],
    },
    phoneNo: { title: 'Phone No', type: 'string', format: 'phone', maxLength: 30, transform: ['trim'] },
    email: { title: 'Email', type: 'string', format: 'email', maxLength: 254, transform: ['trim'] },
    senderName: {
      title: 'Sender of e-mails',
      description: 'Name that quotations and invitations to customers come from. Empty: the name of MAIL_FROM.',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
    },
    senderEmail: {
      title: "Sender's e-mail",
      description:
        'Address that quotations and invitations to customers come from. The mail server must let Branchline send from it. Empty: the address of MAIL_FROM.',
      type: 'string',
      format: 'email',
      maxLength: 254,
      transform: ['trim'],
    },
    website: { title: 'Website', type: 'string', format: 'uri', maxLength: 200, transform: ['trim'] },
    companyNo: { title: 'Registration No', type: 'string', maxLength: 20, transform: ['trim'] },
    vatNo: { title: 'VAT No', type: 'string', maxLength: 20, transform: ['trim'] },
    terms: { title: 'Terms', type: 'string', format: 'text', maxLength: 20000, transform: ['trim'] },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Letterhead',
      width: 700,
      layout: [
        ['companyName', 'mbpBranch'],
        ['address1', 'address2'],
        ['address3', 'postCode'],
        ['phoneNo', 'email', 'website'],
        ['senderName', 'senderEmail'],
        ['companyNo', 'vatNo'],
        ['terms'],
        ['active'],
      ],
    },
  }),
  layout: [],

  loadValidators: () => import('#validators/letterhead').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(letterhead);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={letterhead} Form={Form} {...letterhead.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={letterhead}
      name="settings"
      title={schemaText('Letterheads')}
      columns={['companyName', 'mbpBranch', 'address1', 'postCode', 'phoneNo', 'active']}
      filters={['active']}
      sort={{ field: 'companyName', order: 'ASC' }}
      sorts={['companyName', 'address1', 'postCode', 'phoneNo', 'active', 'mbpBranch']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
