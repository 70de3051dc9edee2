// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.
import type { QuotationReference, UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationDocumentRecord = {
  id: number;
  quotation: QuotationReference | null;
  to: string | null;
  cc: string | null;
  subject: string | null;
  message: string | null;
  sentOn: string | null;
  fileName: string | null;
  fileLocation: string | null;
  fileSize: number | null;
  fileHash: string | null;
  createdBy: UserReference | null;
  dateCreated: string | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
