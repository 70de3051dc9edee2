// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
import type {
  ContactReference,
  CustomerReference,
  EnquiryReference,
  TagReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type NoteRecord = {
  custNoteId: number;
  noteHeader: string | null;
  noteDetails: string | null;
  noteTags: TagReference[];
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  assignFor: UserReference | null;
  noteRead: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
