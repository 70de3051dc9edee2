// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.
/**
 * The companies we quote and sell to.
 */
export interface Customer {
  customerId: number;
  custCode: string | null;
  custName: string | null;
  parentCompany: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: { id: number; cityTownName: string | null } | null;
  postCode: string | null;
  country: string | null;
  region: { id: number; regionName: string | null; regionCode: string | null } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  branch: string | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  customerType: { id: number; typeName: string | null } | null;
  industryType: { id: number; industryTypeName: string | null } | null;
  phoneNo: string | null;
  mobile: string | null;
  faxNo: string | null;
  email: string | null;
  mainEmail: string | null;
  website: string | null;
  keyContact: { contactId: number; contactName: string | null; fullName: string | null } | null;
  parentFlag: boolean;
  parentCustomer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  tags?: { id: number; tag: string | null }[];
  showMsg: string | null;
  mainNotes: string | null;
  requireApproval: boolean;
  active: boolean;
  status: 'Active' | 'Inactive' | 'Awaiting approval' | null;
  /**
   * Date of the latest activity with the customer, planned ones included.
   */
  lastContact: string | null;
  /**
   * Sum of the values of the customer's open enquiries: those that are not won, lost, cancelled or closed.
   */
  openValue: number | null;
  /**
   * Day of the next activity with the customer that is still to do. A day that has passed is overdue.
   */
  nextStep: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface CustomerInput {
  customerId?: unknown;
  custCode?: string | null;
  custName?: string | null;
  parentCompany?: string | null;
  address1?: string | null;
  address2?: string | null;
  address3?: string | null;
  address4?: string | null;
  cityTown?: number | { id: number } | null;
  postCode?: string | null;
  country?: string | null;
  region?: number | { id: number } | null;
  mbpBranch?: number | { id: number } | null;
  branch?: unknown;
  salesExec?: number | { id: number } | null;
  customerType?: number | { id: number } | null;
  industryType?: number | { id: number } | null;
  phoneNo?: string | null;
  mobile?: string | null;
  faxNo?: string | null;
  email?: string | null;
  mainEmail?: string | null;
  website?: string | null;
  keyContact?: number | { contactId: number } | null;
  parentFlag?: boolean;
  parentCustomer?: number | { customerId: number } | null;
  tags?: (number | { id: number })[] | string | null;
  showMsg?: string | null;
  mainNotes?: string | null;
  requireApproval?: boolean;
  active?: boolean;
  status?: unknown;
  /**
   * Date of the latest activity with the customer, planned ones included.
   */
  lastContact?: { [k: string]: unknown };
  /**
   * Sum of the values of the customer's open enquiries: those that are not won, lost, cancelled or closed.
   */
  openValue?: { [k: string]: unknown };
  /**
   * Day of the next activity with the customer that is still to do. A day that has passed is overdue.
   */
  nextStep?: { [k: string]: unknown };
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
