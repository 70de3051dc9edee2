// Generated from schemas/entities/sent-mail/. Do not edit: change the schema and run npm run generate.
/**
 * E-mails that people have sent from a customer, a contact, an enquiry or a quotation. They never change.
 */
export interface SentMail {
  id: number;
  subject: string | null;
  /**
   * E-mail addresses, separated by commas.
   */
  to: string | null;
  cc: string | null;
  /**
   * The other recipients do not see these addresses.
   */
  bcc: string | null;
  message: string | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  contact: { contactId: number; contactName: string | null; fullName: string | null } | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  quotation: { quoteVerId: number; sQuoteNo: string | null; versionNo: number | null } | null;
  template: { id: number; templateName: string | null } | null;
  /**
   * Their names, separated by commas.
   */
  files: string | null;
  sentOn: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface SentMailInput {
  id?: unknown;
  subject?: string | null;
  /**
   * E-mail addresses, separated by commas.
   */
  to?: string | null;
  cc?: string | null;
  /**
   * The other recipients do not see these addresses.
   */
  bcc?: string | null;
  message?: string | null;
  customer?: unknown;
  contact?: unknown;
  opportunity?: unknown;
  quotation?: unknown;
  template?: number | { id: number } | null;
  /**
   * Their names, separated by commas.
   */
  files?: { [k: string]: unknown };
  sentOn?: unknown;
  createdBy?: unknown;
  dateCreated?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
