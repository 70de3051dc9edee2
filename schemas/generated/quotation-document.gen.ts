// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
/**
 * The PDF of a quotation as it was mailed to the customer. It never changes.
 */
export interface QuotationDocument {
  id: number;
  quotation: { quoteVerId: number; sQuoteNo: string | null; versionNo: number | null } | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  /**
   * E-mail addresses, separated by commas.
   */
  to: string | null;
  cc: string | null;
  /**
   * The other recipients do not see these addresses.
   */
  bcc: string | null;
  subject: string | null;
  message: string | null;
  sentOn: string | null;
  fileName: string | null;
  fileLocation: string | null;
  fileSize: number | null;
  fileHash: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface QuotationDocumentInput {
  id?: unknown;
  quotation?: number | { quoteVerId: number } | null;
  opportunity?: unknown;
  customer?: unknown;
  /**
   * E-mail addresses, separated by commas.
   */
  to?: string | null;
  cc?: string | null;
  /**
   * The other recipients do not see these addresses.
   */
  bcc?: string | null;
  subject?: string | null;
  message?: string | null;
  sentOn?: unknown;
  fileName?: unknown;
  fileLocation?: unknown;
  fileSize?: unknown;
  fileHash?: unknown;
  createdBy?: unknown;
  dateCreated?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
