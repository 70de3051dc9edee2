// Generated from schemas. Do not edit: change the schema and run npm run generate.

import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import { localised } from '../core/i18n/localised.ts';
import type { TimelineProps } from '../core/model/timeline-props.ts';
import { addOf, type EntryKind } from '../crud/timeline/entry-kind.ts';
import { Timeline } from '../crud/timeline/Timeline.tsx';
import { later } from '../kit/later.tsx';

const activityEntry: EntryKind = {
  name: 'activity',
  icon: EventOutlined,
  tint: 'info',
  under: { customer: 'customer', contact: 'contact', opportunity: 'enquiry', quote: 'quotation' },
  shows: ['activityType', 'activityStatus', 'activityResult', 'customer', 'contact', 'opportunity', 'quote'],
  text: 'resultNotes',
  fields: localised('fields', {
    activityType: { title: 'Type', type: 'ref', required: 'Activity Type is required.', to: 'activityType' },
    activityStatus: {
      title: 'Status',
      type: 'ref',
      to: 'activityStatus',
      flow: { '1': [5], '2': [5, 6, 4], '3': [5, 6, 4], '4': [5, 6] },
    },
    activityResult: { title: 'Result', type: 'ref', to: 'activityResult' },
    resultNotes: { title: 'Result Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    customer: {
      title: 'Customer',
      type: 'ref',
      to: 'customer',
      derived: [
        { from: ['quote'], take: 'customer', keeps: true },
        { from: ['opportunity'], take: 'customer', keeps: true },
      ],
      widget: 'picker',
    },
    contact: {
      title: 'Contact',
      type: 'ref',
      required: 'Contact is required for Meetings.',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      derived: [{ from: ['quote'], take: 'opportunity', keeps: true }],
    },
    quote: {
      title: 'Quotation',
      type: 'ref',
      to: 'quotation',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
  }),
  Create: later(() => import('./activity.gen.tsx').then((module) => module.EditDialog)),
};

const attachmentEntry: EntryKind = {
  name: 'attachment',
  icon: AttachFileOutlined,
  tint: 'secondary',
  under: { customer: 'customer', opportunity: 'enquiry', quotation: 'quotation' },
  shows: ['attachDesc', 'opportunity', 'quotation'],
  fields: localised('fields', {
    attachDesc: { title: 'Description', type: 'string', maxLength: 500, transform: ['trim'] },
    quotation: { title: 'Quotation', type: 'ref', to: 'quotation', choices: { customer: { of: 'customer' } } },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      derived: [{ from: ['quotation'], take: 'opportunity', keeps: true }],
    },
  }),
  Add: later(() => import('./attachment.gen.tsx').then((module) => addOf(module.attachment))),
};

const enquiryEntry: EntryKind = {
  name: 'enquiry',
  icon: ContactSupportOutlined,
  tint: 'help',
  under: { customer: 'customer', contact: 'contact' },
  shows: ['oppDescription', 'opportunityStatus', 'quoteValue', 'contact'],
  fields: localised('fields', {
    oppDescription: {
      title: 'Description',
      type: 'string',
      maxLength: 200,
      required: 'Description is required.',
      transform: ['trim', 'upper'],
    },
    contact: {
      title: 'Contact',
      type: 'ref',
      required: 'Contact is required.',
      to: 'contact',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
      start: { of: 'customer', take: 'keyContact' },
    },
    opportunityStatus: {
      title: 'Status',
      type: 'ref',
      required: 'Status is required.',
      to: 'opportunityStatus',
      steps: [[1], [2, 7, 4, 8], [6, 3, 5, 9]],
      defaultReference: { row: 1 },
    },
    quoteValue: { title: 'Value', type: 'number', format: 'money', readOnly: true, total: true },
  }),
  Create: later(() => import('./enquiry.gen.tsx').then((module) => module.EditDialog)),
};

const noteEntry: EntryKind = {
  name: 'note',
  icon: StickyNote2Outlined,
  tint: 'warning',
  under: { customer: 'customer', contact: 'contact', opportunity: 'enquiry' },
  shows: ['customer', 'contact', 'opportunity'],
  text: 'noteDetails',
  fields: localised('fields', {
    noteDetails: { title: 'Note Details', type: 'string', format: 'text', maxLength: 20000, transform: ['trim'] },
    customer: { title: 'Customer', type: 'ref', required: 'Customer is required.', to: 'customer', widget: 'picker' },
    contact: { title: 'Contact', type: 'ref', to: 'contact' },
    opportunity: {
      title: 'Enquiry',
      type: 'ref',
      to: 'enquiry',
      choices: { customer: { of: 'customer' } },
      widget: 'picker',
    },
  }),
  Create: later(() => import('./note.gen.tsx').then((module) => module.EditDialog)),
};

const quotationEntry: EntryKind = {
  name: 'quotation',
  icon: RequestQuoteOutlined,
  tint: 'success',
  under: { customer: 'customer', opportunity: 'enquiry' },
  shows: ['quoteStatus', 'productValue', 'productType'],
  fields: localised('fields', {
    productType: { title: 'Product Type', type: 'ref', required: 'Product Type required', to: 'productType' },
    productValue: {
      title: 'Product Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      required: 'Product Value is required',
      total: true,
    },
    quoteStatus: {
      title: 'Status',
      type: 'ref',
      required: 'Status is required.',
      to: 'quoteStatus',
      steps: [[1], [2, 3, 4, 5, 6]],
      defaultReference: { row: 1 },
    },
  }),
  Create: later(() => import('./quotation.gen.tsx').then((module) => module.EditDialog)),
};

const quotationDocumentEntry: EntryKind = {
  name: 'quotationDocument',
  icon: MailOutlined,
  tint: 'success',
  under: { customer: 'customer', opportunity: 'enquiry', quotation: 'quotation' },
  shows: ['quotation', 'to', 'subject'],
  text: 'message',
  fields: localised('fields', {
    quotation: { title: 'Quotation', type: 'ref', required: 'Quotation is required.', to: 'quotation' },
    to: {
      title: 'To',
      description: 'E-mail addresses, separated by commas.',
      type: 'string',
      maxLength: 1000,
      required: 'To is required.',
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
  }),
  Add: later(() => import('./quotation-document.gen.tsx').then((module) => addOf(module.quotationDocument))),
};

const sentMailEntry: EntryKind = {
  name: 'sentMail',
  icon: MailOutlined,
  tint: 'success',
  under: { customer: 'customer', contact: 'contact', opportunity: 'enquiry', quotation: 'quotation' },
  shows: ['to', 'contact', 'opportunity', 'quotation', 'files'],
  text: 'message',
  fields: localised('fields', {
    to: {
      title: 'To',
      description: 'E-mail addresses, separated by commas.',
      type: 'string',
      maxLength: 1000,
      required: 'To is required.',
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
    contact: { title: 'Contact', type: 'ref', readOnly: true, to: 'contact' },
    opportunity: { title: 'Enquiry', type: 'ref', readOnly: true, to: 'enquiry' },
    quotation: { title: 'Quotation', type: 'ref', readOnly: true, to: 'quotation' },
    files: {
      title: 'Attached files',
      description: 'Their names, separated by commas.',
      type: 'string',
      maxLength: 3000,
      readOnly: true,
      transform: ['trim'],
    },
  }),
  Add: later(() => import('./sent-mail.gen.tsx').then((module) => addOf(module.sentMail))),
};

export const ContactTimeline = (props: TimelineProps) => (
  <Timeline {...props} kinds={[activityEntry, enquiryEntry, noteEntry, sentMailEntry]} changes={true} />
);

export const CustomerTimeline = (props: TimelineProps) => (
  <Timeline
    {...props}
    kinds={[
      activityEntry,
      attachmentEntry,
      enquiryEntry,
      noteEntry,
      quotationEntry,
      quotationDocumentEntry,
      sentMailEntry,
    ]}
    changes={true}
  />
);

export const EnquiryTimeline = (props: TimelineProps) => (
  <Timeline
    {...props}
    kinds={[activityEntry, attachmentEntry, noteEntry, quotationEntry, quotationDocumentEntry, sentMailEntry]}
    changes={true}
  />
);

export const QuotationTimeline = (props: TimelineProps) => (
  <Timeline {...props} kinds={[activityEntry, attachmentEntry, quotationDocumentEntry, sentMailEntry]} changes={true} />
);
