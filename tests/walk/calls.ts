import type { Kind } from './ledger.ts';

interface Calls {
  readonly create: string;
  readonly update: string;
  readonly bulk?: string;
  readonly key: string;
  /** A text field that each walker writes. */
  readonly text: string;
}

/** The calls of each kind of record. */
export const calls: Readonly<Record<Kind, Calls>> = {
  customer: {
    create: 'customerconf',
    update: 'customers',
    bulk: 'customers/bulk',
    key: 'customerId',
    text: 'custName',
  },
  contact: { create: 'contactconf', update: 'contact', bulk: 'contacts/bulk', key: 'contactId', text: 'notes' },
  enquiry: {
    create: 'opportunityconf',
    update: 'opportunity',
    bulk: 'opportunities/bulk',
    key: 'oppId',
    text: 'oppDescription',
  },
  quotation: { create: 'quotation', update: 'quotation', bulk: 'quotations/bulk', key: 'quoteVerId', text: 'notes' },
  activity: { create: 'activity', update: 'activity', bulk: 'activities/bulk', key: 'activityId', text: 'subject' },
  note: { create: 'customernotes', update: 'customernotes', key: 'custNoteId', text: 'noteHeader' },
};
