// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SalesPostingRecord = {
  id: number;
  fileName: string | null;
  kind: 'Actual' | 'Forecast' | null;
  sYear: number | null;
  status: 'Posting' | 'Posted' | 'Undone' | null;
  rowCount: number | null;
  sentCount: number | null;
  postedCount: number | null;
  failedCount: number | null;
  total: number | null;
  running: boolean;
  problem: string | null;
  lastFailed: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
