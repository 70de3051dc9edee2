// Generated from schemas/entities/sent-mail/. Do not edit: change the schema and run npm run generate.
import slots from '../features/sent-mail/slots.tsx';
import type { SentMail } from '../../schemas/generated/sent-mail.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type SentMailSlots = Slots<
  SentMail,
  | 'id'
  | 'subject'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'message'
  | 'customer'
  | 'contact'
  | 'opportunity'
  | 'quotation'
  | 'template'
  | 'files'
  | 'sentOn'
  | 'createdBy'
  | 'dateCreated'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const sentMail: Resource<SentMail> = {
  ...resources.sentMail,
  ...registered(resources.sentMail),
  list: ByCustomerList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    subject: {
      title: 'Subject',
      type: 'string',
      maxLength: 200,
      required: 'Subject is required.',
      transform: ['trim'],
    },
    to: {
      title: 'To',
      description: 'E-mail addresses, separated by commas.',
      type: 'string',
      maxLength: 1000,
      required: 'To is required.',
      transform: ['trim'],
    },
    cc: { title: 'Copy to', type: 'string', maxLength: 1000, transform: ['trim'] },
    bcc: {
      title: 'Blind copy to',
      description: 'The other recipients do not see these addresses.',
      type: 'string',
      maxLength: 1000,
      transform: ['trim'],
    },
    message: {
      title: 'Message',
      type: 'string',
      format: 'text',
      maxLength: 15000,
      required: 'Message is required.',
      transform: ['trim'],
    },
    customer: { title: 'Customer', type: 'ref', readOnly: true, to: 'customer' },
    contact: { title: 'Contact', type: 'ref', readOnly: true, to: 'contact' },
    opportunity: { title: 'Enquiry', type: 'ref', readOnly: true, to: 'enquiry' },
    quotation: { title: 'Quotation', type: 'ref', readOnly: true, to: 'quotation' },
    template: { title: 'Template', type: 'ref', to: 'mailTemplate' },
    files: {
      title: 'Attached files',
      description: 'Their names, separated by commas.',
      type: 'string',
      maxLength: 3000,
      readOnly: true,
      transform: ['trim'],
    },
    sentOn: { title: 'Sent on', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    createdBy: { title: 'Sent by', type: 'ref', readOnly: true, to: 'user' },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () => import('#validators/sent-mail').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function ByCustomerList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={sentMail}
      name="byCustomer"
      title={schemaText('E-mails')}
      columns={['subject', 'to', 'contact', 'createdBy', 'sentOn']}
      more={['cc', 'bcc', 'files']}
      sort={{ field: 'sentOn', order: 'DESC' }}
      sorts={['sentOn', 'subject', 'contact', 'createdBy']}
    />
  );
}
