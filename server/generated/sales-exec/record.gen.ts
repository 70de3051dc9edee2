// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalesExecRecord = {
  id: number;
  salesExecName: string | null;
  user: UserReference | null;
  active: boolean;
  version: number;
};
