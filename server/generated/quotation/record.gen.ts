// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
import type {
  BranchReference,
  CustomerReference,
  DepartmentReference,
  EnquiryReference,
  LostQuoteNoteReference,
  OpportunityStatusReference,
  ProductTypeReference,
  QuotationGradeReference,
  QuoteStatusReference,
  SalesExecReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationRecord = {
  quoteVerId: number;
  sQuoteNo: string | null;
  versionNo: number | null;
  opportunity: EnquiryReference | null;
  address1: string | null;
  address2: string | null;
  postCode: string | null;
  opportunityStatus: OpportunityStatusReference | null;
  customer: CustomerReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  quoteVerDate: string | null;
  productType: ProductTypeReference | null;
  expiryDate: string | null;
  expectedOrderDate: string | null;
  reqDeliveryDate: string | null;
  productValue: number | null;
  internalValue: number | null;
  productQty: number | null;
  quoteGrade: QuotationGradeReference | null;
  quoteStatus: QuoteStatusReference | null;
  createdByDept: DepartmentReference | null;
  lostQuoteReason: LostQuoteNoteReference | null;
  decidedOn: string | null;
  chaseBy: UserReference | null;
  chaseDate: string | null;
  lastActivityDate: string | null;
  notes: string | null;
  sentOn: string | null;
  sentTo: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
