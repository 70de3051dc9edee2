// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.
import type { BranchReference, CustomerReference, SalesExecReference, UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActualSalesRecord = {
  id: number;
  sYear: number | null;
  sMonth: number | null;
  branch: BranchReference | null;
  custCode: string | null;
  customer: CustomerReference | null;
  custName: string | null;
  salesExec: SalesExecReference | null;
  salesValue: number | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
