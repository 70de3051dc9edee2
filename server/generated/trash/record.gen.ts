// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type TrashRecord = {
  id: number;
  kind: string | null;
  recordId: number | null;
  recordName: string | null;
  about: string | null;
  records: number | null;
  deletedAt: string | null;
  deletedBy: UserReference | null;
  keptUntil: string | null;
};
