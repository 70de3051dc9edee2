// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import type {
  AttachmentReference,
  SupportCaseStatusReference,
  SupportCaseTypeReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseRecord = {
  id: number;
  type: SupportCaseTypeReference | null;
  description: string | null;
  details: string | null;
  resolution: string | null;
  status: SupportCaseStatusReference | null;
  active: boolean;
  screenshot: AttachmentReference | null;
  loggedInUser: UserReference | null;
  lastEP: string | null;
  epError: string | null;
  epPayload: string | null;
  errorCode: string | null;
  datetime: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
