// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.
import type { BranchReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type LetterheadRecord = {
  id: number;
  companyName: string | null;
  mbpBranch: BranchReference | null;
  address1: string | null;
  address2: string | null;
  address3: string | null;
  postCode: string | null;
  phoneNo: string | null;
  email: string | null;
  website: string | null;
  companyNo: string | null;
  vatNo: string | null;
  terms: string | null;
  active: boolean;
  version: number;
};
