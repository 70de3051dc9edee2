// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
/**
 * The accounts of customers at branches, each with its account number and sales exec.
 */
export interface CustomerBranch {
  custBranchId: number;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  customerId: number | null;
  tasCode: string | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  mainBranch: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface CustomerBranchInput {
  custBranchId?: unknown;
  customer?: number | { customerId: number } | null;
  customerId?: number | null;
  tasCode?: string | null;
  mbpBranch?: number | { id: number } | null;
  salesExec?: number | { id: number } | null;
  mainBranch?: boolean;
  active?: boolean;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
