// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.
/**
 * The prices offered for enquiries, each with its version.
 */
export interface Quotation {
  quoteVerId: number;
  sQuoteNo: string | null;
  versionNo: number | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  address1: string | null;
  address2: string | null;
  postCode: string | null;
  opportunityStatus: {
    id: number;
    oppStatusName: string | null;
    oppStatusCode: string | null;
    statusName: string | null;
    colourCode: string | null;
  } | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  quoteVerDate: string | null;
  productType: { id: number; productTypeName: string | null; expiryMonths: number | null } | null;
  expiryDate: string | null;
  expectedOrderDate: string | null;
  reqDeliveryDate: string | null;
  productValue: number | null;
  internalValue: number | null;
  productQty: number | null;
  quoteGrade: { id: number; quoteGradeName: string | null } | null;
  quoteStatus: { id: number; statusName: string | null; colourCode: string | null } | null;
  createdByDept: { id: number; departmentName: string | null } | null;
  lostQuoteReason: { id: number; lostQuoteNote: string | null } | null;
  /**
   * Day on which the version was won or lost.
   */
  decidedOn: string | null;
  /**
   * Day by which reports count a version that is won or lost: that of the decision, or the quote date if it was decided before that day was kept.
   */
  countedOn: string | null;
  chaseBy: { id: number; fullName: string | null } | null;
  /**
   * The supervisor of the person who is to chase it.
   */
  supervisor: { id: number; fullName: string | null } | null;
  chaseDate: string | null;
  /**
   * Date of the latest activity with the enquiry or one of its quotations.
   */
  lastActivityDate: string | null;
  notes: string | null;
  sentOn: string | null;
  sentTo: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface QuotationInput {
  quoteVerId?: unknown;
  sQuoteNo?: unknown;
  versionNo?: unknown;
  opportunity?: number | { oppId: number } | null;
  address1?: unknown;
  address2?: unknown;
  postCode?: unknown;
  opportunityStatus?: unknown;
  customer?: unknown;
  mbpBranch?: unknown;
  salesExec?: unknown;
  quoteVerDate?: string | null;
  productType?: number | { id: number } | null;
  expiryDate?: string | null;
  expectedOrderDate?: string | null;
  reqDeliveryDate?: string | null;
  productValue?: number | null;
  internalValue?: number | null;
  productQty?: number | null;
  quoteGrade?: number | { id: number } | null;
  quoteStatus?: number | { id: number } | null;
  createdByDept?: unknown;
  lostQuoteReason?: number | { id: number } | null;
  /**
   * Day on which the version was won or lost.
   */
  decidedOn?: { [k: string]: unknown };
  /**
   * Day by which reports count a version that is won or lost: that of the decision, or the quote date if it was decided before that day was kept.
   */
  countedOn?: { [k: string]: unknown };
  chaseBy?: number | { id: number } | null;
  /**
   * The supervisor of the person who is to chase it.
   */
  supervisor?: { [k: string]: unknown };
  chaseDate?: string | null;
  /**
   * Date of the latest activity with the enquiry or one of its quotations.
   */
  lastActivityDate?: { [k: string]: unknown };
  notes?: string | null;
  sentOn?: unknown;
  sentTo?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
