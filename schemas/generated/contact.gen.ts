// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.
/**
 * The people who work for customers.
 */
export interface Contact {
  contactId: number;
  firstName: string | null;
  lastName: string | null;
  contactName: string | null;
  fullName: string | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  jobFunction: { id: number; jobFuncName: string | null } | null;
  jobFunctionId: number | null;
  jobTitle: { id: number; jobTitleName: string | null } | null;
  contactJobTitle: { id: number; jobTitleName: string | null } | null;
  salutation: { id: number; salutationName: string | null } | null;
  contactType: { id: number; contactTypeName: string | null } | null;
  email: string | null;
  phoneNo: string | null;
  mobile: string | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  address4: string | null;
  cityTown: { id: number; cityTownName: string | null } | null;
  postCode: string | null;
  country: string | null;
  notes: string | null;
  canEmail: boolean;
  canCall: boolean;
  canMail: boolean;
  keyContact: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ContactInput {
  contactId?: unknown;
  firstName?: string | null;
  lastName?: string | null;
  contactName?: string | null;
  fullName?: string | null;
  customer?: number | { customerId: number } | null;
  jobFunction?: number | { id: number } | null;
  jobFunctionId?: number | null;
  jobTitle?: number | { id: number } | null;
  contactJobTitle?: number | { id: number } | null;
  salutation?: number | { id: number } | null;
  contactType?: number | { id: number } | null;
  email?: string | null;
  phoneNo?: string | null;
  mobile?: string | null;
  address1?: string | null;
  address2?: string | null;
  address3?: string | null;
  address4?: string | null;
  cityTown?: number | { id: number } | null;
  postCode?: string | null;
  country?: string | null;
  notes?: string | null;
  canEmail?: boolean;
  canCall?: boolean;
  canMail?: boolean;
  keyContact?: boolean;
  active?: boolean;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
