// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
import type { SalesExecReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type BranchRecord = {
  id: number;
  branchName: string | null;
  branchCode: string | null;
  salesExec: SalesExecReference | null;
  branchId: number;
  salesExecId: number | null;
  salesExecName: string | null;
  active: boolean;
  version: number;
};
