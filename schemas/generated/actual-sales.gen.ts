// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
/**
 * What each customer bought at a branch, by month.
 */
export interface ActualSales {
  id: number;
  sYear: number | null;
  sMonth: number | null;
  branch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  custCode: string | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  custName: string | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  salesValue: number | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ActualSalesInput {
  id?: unknown;
  sYear?: number | null;
  sMonth?: number | null;
  branch?: number | { id: number } | null;
  custCode?: string | null;
  customer?: unknown;
  custName?: unknown;
  salesExec?: unknown;
  salesValue?: number | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
