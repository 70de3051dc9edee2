// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
import slots from '../features/attachment/slots.tsx';
import type { Attachment } from '../../schemas/generated/attachment.gen.ts';
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

export type AttachmentSlots = Slots<
  Attachment,
  | 'attachId'
  | 'fileName'
  | 'fileLocation'
  | 'contentType'
  | 'fileSize'
  | 'attachDesc'
  | 'attachTags'
  | 'quotation'
  | 'opportunity'
  | 'customer'
  | 'supportCase'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const attachment: Resource<Attachment> = {
  ...resources.attachment,
  ...registered(resources.attachment),
  list: ByCustomerList,
  edit: asPage(EditDialog),

  fields: localised('fields', {
    attachId: { title: 'Attach Id', type: 'integer', readOnly: true },
    fileName: { title: 'File', type: 'string', maxLength: 255, readOnly: true, transform: ['trim'] },
    fileLocation: { title: 'Stored as', type: 'string', maxLength: 255, readOnly: true, transform: ['trim'] },
    contentType: { title: 'Kind', type: 'string', maxLength: 100, readOnly: true, transform: ['trim'] },
    fileSize: { title: 'Bytes', type: 'integer', readOnly: true },
    attachDesc: { title: 'Description', type: 'string', maxLength: 500, transform: ['trim'] },
    attachTags: { title: 'Tags', type: 'refs', to: 'tag', choices: { type: { is: 'ATTACHMENT' } } },
    quotation: { title: 'Quotation', type: 'ref', to: 'quotation', choices: { customer: { of: 'customer' } } },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      derived: [{ from: ['quotation'], take: 'opportunity', keeps: true }],
    },
    customer: {
      title: 'Customer',
      type: 'ref',
      to: 'customer',
      derived: [
        { from: ['quotation'], take: 'customer', keeps: true },
        { from: ['opportunity'], take: 'customer', keeps: true },
      ],
    },
    supportCase: { title: 'Support Case', type: 'ref', readOnly: true, to: 'supportCase' },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Attachment', width: 560, layout: [['fileName'], ['attachDesc'], ['attachTags']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/attachment').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(attachment);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={attachment} Form={Form} {...attachment.dialogs.edit!} />;
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={attachment}
      name="byCustomer"
      title={schemaText('Attachments')}
      columns={['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated']}
      filters={['customer', 'quotation', 'opportunity']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'fileName', 'attachDesc', 'createdBy']}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function ByEnquiryList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={attachment}
      name="byEnquiry"
      title={schemaText('Attachments')}
      columns={['fileName', 'attachDesc', 'attachTags', 'createdBy', 'dateCreated']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'fileName', 'attachDesc', 'createdBy']}
      edit={EditDialog}
      edits="edit"
    />
  );
}
