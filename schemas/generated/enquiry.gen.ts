// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.
/**
 * Requests for a price, from the first call to the order.
 */
export interface Enquiry {
  oppId: number;
  sQuoteNo: string | null;
  oppDescription: string | null;
  dateReceived: string | null;
  receivedDate: string | null;
  /**
   * Date of the latest activity with the enquiry or one of its quotations.
   */
  lastActivityDate: string | null;
  requestedBy: { id: number; fullName: string | null } | null;
  /**
   * The supervisor of the person who has requested it.
   */
  supervisor: { id: number; fullName: string | null } | null;
  country: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  address: string | null;
  cityTown: { id: number; cityTownName: string | null } | null;
  postCode: string | null;
  region: { id: number; regionName: string | null; regionCode: string | null } | null;
  phoneNo: string | null;
  email: string | null;
  abiNo: string | null;
  custRef: string | null;
  notes: string | null;
  weblink: string | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  custCode: string | null;
  customerName: string | null;
  requireApproval: boolean | null;
  contact: { contactId: number; contactName: string | null; fullName: string | null } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  projectType: { id: number; projTypeName: string | null } | null;
  opportunityType: { id: number; opportunityTypeName: string | null } | null;
  productType: { id: number; productTypeName: string | null; expiryMonths: number | null } | null;
  opportunityStatus: {
    id: number;
    oppStatusName: string | null;
    oppStatusCode: string | null;
    statusName: string | null;
    colourCode: string | null;
  } | null;
  oppStatusName: string | null;
  quoteValue: number | null;
  /**
   * Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.
   */
  expiryDate: string | null;
  /**
   * Day of the next activity with the enquiry that is still to do. A day that has passed is overdue.
   */
  nextStep: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface EnquiryInput {
  oppId?: unknown;
  sQuoteNo?: unknown;
  oppDescription?: string | null;
  dateReceived?: string | null;
  receivedDate?: string | null;
  /**
   * Date of the latest activity with the enquiry or one of its quotations.
   */
  lastActivityDate?: { [k: string]: unknown };
  requestedBy?: number | { id: number } | null;
  /**
   * The supervisor of the person who has requested it.
   */
  supervisor?: { [k: string]: unknown };
  country?: unknown;
  address1?: string | null;
  address2?: string | null;
  address3?: string | null;
  address4?: string | null;
  address?: string | null;
  cityTown?: number | { id: number } | null;
  postCode?: string | null;
  region?: unknown;
  phoneNo?: string | null;
  email?: string | null;
  abiNo?: string | null;
  custRef?: string | null;
  notes?: string | null;
  weblink?: string | null;
  customer?: number | { customerId: number } | null;
  custCode?: unknown;
  customerName?: unknown;
  requireApproval?: unknown;
  contact?: number | { contactId: number } | null;
  mbpBranch?: number | { id: number } | null;
  salesExec?: unknown;
  projectType?: number | { id: number } | null;
  opportunityType?: number | { id: number } | null;
  productType?: number | { id: number } | null;
  opportunityStatus?: number | { id: number } | null;
  oppStatusName?: unknown;
  quoteValue?: unknown;
  /**
   * Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.
   */
  expiryDate?: { [k: string]: unknown };
  /**
   * Day of the next activity with the enquiry that is still to do. A day that has passed is overdue.
   */
  nextStep?: { [k: string]: unknown };
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
