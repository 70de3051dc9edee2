// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import type { SupportCaseReference, UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseReplyRecord = {
  id: number;
  supportCase: SupportCaseReference | null;
  reply: string | null;
  repliedOn: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
