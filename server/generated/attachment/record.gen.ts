// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.
import type {
  CustomerReference,
  EnquiryReference,
  QuotationReference,
  SupportCaseReference,
  TagReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AttachmentRecord = {
  attachId: number;
  fileName: string | null;
  fileLocation: string | null;
  contentType: string | null;
  fileSize: number | null;
  attachDesc: string | null;
  attachTags: TagReference[];
  quotation: QuotationReference | null;
  opportunity: EnquiryReference | null;
  customer: CustomerReference | null;
  supportCase: SupportCaseReference | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
