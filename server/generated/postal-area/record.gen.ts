// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
import type { BranchReference, RegionReference, SalesExecReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type PostalAreaRecord = {
  id: number;
  areaCode: string | null;
  region: RegionReference | null;
  mbpBranch: BranchReference | null;
  salesExec: SalesExecReference | null;
  active: boolean;
  version: number;
};
