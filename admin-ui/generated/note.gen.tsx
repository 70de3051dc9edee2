// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import slots from '../features/note/slots.tsx';
import type { Note } from '../../schemas/generated/note.gen.ts';
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

export type NoteSlots = Slots<
  Note,
  | 'custNoteId'
  | 'noteHeader'
  | 'noteDetails'
  | 'noteTags'
  | 'customer'
  | 'contact'
  | 'opportunity'
  | 'assignFor'
  | 'noteRead'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const note: Resource<Note> = {
  ...resources.note,
  ...registered(resources.note),
  list: ByCustomerList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    custNoteId: { title: 'Cust Note Id', type: 'integer', readOnly: true },
    noteHeader: {
      title: 'Note Subject',
      type: 'string',
      maxLength: 200,
      required: 'Note Subject is required.',
      transform: ['trim'],
    },
    noteDetails: { title: 'Note Details', type: 'string', format: 'text', maxLength: 20000, transform: ['trim'] },
    noteTags: { title: 'Note Tags', type: 'refs', to: 'tag', choices: { type: { is: 'NOTES' } } },
    customer: { title: 'Customer', type: 'ref', required: 'Customer is required.', to: 'customer', widget: 'picker' },
    contact: { title: 'Contact', type: 'ref', to: 'contact' },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
    assignFor: { title: 'User', type: 'ref', to: 'user', choices: { status: { is: 'ACTIVE' } } },
    noteRead: { title: 'Note Read', type: 'boolean', readOnly: true, default: false },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Note Details',
      isUntitled: true,
      width: 640,
      layout: [['noteHeader'], ['noteTags'], ['customer'], ['opportunity'], ['assignFor', 'noteRead'], ['noteDetails']],
      prefetch: ['tags/NOTES', 'activeUsers'],
    },
  }),
  layout: [],

  bulk: { set: ['assignFor', 'noteTags'] },
  loadValidators: () => import('#validators/note').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(note);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={note} Form={Form} {...note.dialogs.edit!} />;
}

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={note}
      name="byCustomer"
      title={schemaText('Notes')}
      columns={['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'noteHeader', 'assignFor', 'noteRead', 'createdBy']}
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
      of={note}
      name="byEnquiry"
      title={schemaText('Notes')}
      columns={['noteHeader', 'noteTags', 'assignFor', 'noteRead', 'createdBy', 'dateCreated']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'noteHeader', 'assignFor', 'noteRead', 'createdBy']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
