// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
/**
 * Details of the company for quotations: its address, numbers and terms.
 */
export interface Letterhead {
  id: number;
  companyName: string | null;
  /**
   * Leave it empty for all branches without a letterhead of their own.
   */
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  postCode: string | null;
  phoneNo: string | null;
  email: string | null;
  /**
   * Name that quotations and invitations to customers come from. Empty: the name of MAIL_FROM.
   */
  senderName: string | null;
  /**
   * Address that quotations and invitations to customers come from. The mail server must let Branchline send from it. Empty: the address of MAIL_FROM.
   */
  senderEmail: string | null;
  website: string | null;
  companyNo: string | null;
  vatNo: string | null;
  terms: string | null;
  active: boolean;
  version: number;
}

export interface LetterheadInput {
  id?: unknown;
  companyName?: string | null;
  /**
   * Leave it empty for all branches without a letterhead of their own.
   */
  mbpBranch?: number | { id: number } | null;
  address1?: string | null;
  address2?: string | null;
  address3?: string | null;
  postCode?: string | null;
  phoneNo?: string | null;
  email?: string | null;
  /**
   * Name that quotations and invitations to customers come from. Empty: the name of MAIL_FROM.
   */
  senderName?: string | null;
  /**
   * Address that quotations and invitations to customers come from. The mail server must let Branchline send from it. Empty: the address of MAIL_FROM.
   */
  senderEmail?: string | null;
  website?: string | null;
  companyNo?: string | null;
  vatNo?: string | null;
  terms?: string | null;
  active?: boolean;
  version?: number | null;
}
