// Generated from schemas/entities/customer-branch/. Do not edit: change the schema and run npm run generate.
import type { BranchReference, CustomerReference, SalesExecReference, UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type CustomerBranchRecord = {
  custBranchId: number;
  customer: CustomerReference | null;
  customerId: number | null;
  tasCode: string | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  mainBranch: boolean;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
