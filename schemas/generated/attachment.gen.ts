// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
/**
 * Files added to customers, enquiries and quotations, and screenshots of support cases.
 */
export interface Attachment {
  attachId: number;
  fileName: string | null;
  fileLocation: string | null;
  contentType: string | null;
  fileSize: number | null;
  attachDesc: string | null;
  attachTags?: { id: number; tag: string | null }[];
  quotation: { quoteVerId: number; sQuoteNo: string | null; versionNo: number | null } | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  supportCase: { id: number; description: string | null } | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface AttachmentInput {
  attachId?: unknown;
  fileName?: unknown;
  fileLocation?: unknown;
  contentType?: unknown;
  fileSize?: unknown;
  attachDesc?: string | null;
  attachTags?: (number | { id: number })[] | string | null;
  quotation?: number | { quoteVerId: number } | null;
  opportunity?: number | { oppId: number } | null;
  customer?: number | { customerId: number } | null;
  supportCase?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
