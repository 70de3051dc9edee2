// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
import slots from '../features/quotation-document/slots.tsx';
import type { QuotationDocument } from '../../schemas/generated/quotation-document.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type QuotationDocumentSlots = Slots<
  QuotationDocument,
  | 'id'
  | 'quotation'
  | 'opportunity'
  | 'customer'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'subject'
  | 'message'
  | 'sentOn'
  | 'fileName'
  | 'fileLocation'
  | 'fileSize'
  | 'fileHash'
  | 'createdBy'
  | 'dateCreated'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const quotationDocument: Resource<QuotationDocument> = {
  ...resources.quotationDocument,
  ...registered(resources.quotationDocument),
  list: ByQuotationList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    quotation: { title: 'Quotation', type: 'ref', required: 'Quotation is required.', to: 'quotation' },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      readOnly: true,
      to: 'enquiry',
      derived: [{ from: ['quotation'], take: 'opportunity' }],
    },
    customer: {
      title: 'Customer',
      type: 'ref',
      readOnly: true,
      to: 'customer',
      derived: [{ from: ['quotation'], take: 'customer' }],
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
    subject: {
      title: 'Subject',
      type: 'string',
      maxLength: 200,
      required: 'Subject is required.',
      transform: ['trim'],
    },
    message: {
      title: 'Message',
      type: 'string',
      format: 'text',
      maxLength: 10000,
      required: 'Message is required.',
      transform: ['trim'],
    },
    sentOn: { title: 'Sent on', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    fileName: { title: 'File', type: 'string', maxLength: 255, readOnly: true, transform: ['trim'] },
    fileLocation: { title: 'Stored as', type: 'string', maxLength: 36, readOnly: true, transform: ['trim'] },
    fileSize: { title: 'Size', type: 'integer', readOnly: true },
    fileHash: { title: 'SHA-256', type: 'string', maxLength: 64, readOnly: true, transform: ['trim'] },
    createdBy: { title: 'Sent by', type: 'ref', readOnly: true, to: 'user' },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/quotation-document').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function ByQuotationList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={quotationDocument}
      name="byQuotation"
      title={schemaText('Sent')}
      columns={['fileName', 'sentOn', 'createdBy', 'to', 'fileSize']}
      more={['cc', 'bcc', 'subject']}
      sort={{ field: 'sentOn', order: 'DESC' }}
      sorts={['sentOn', 'fileName', 'createdBy', 'fileSize', 'subject']}
      empty={schemaText('This version has not been sent yet.')}
    />
  );
}
