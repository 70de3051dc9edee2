// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.
/**
 * What was said and agreed, for colleagues to read.
 */
export interface Note {
  custNoteId: number;
  noteHeader: string | null;
  noteDetails: string | null;
  noteTags?: { id: number; tag: string | null }[];
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  contact: { contactId: number; contactName: string | null; fullName: string | null } | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  assignFor: { id: number; fullName: string | null } | null;
  noteRead: boolean;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface NoteInput {
  custNoteId?: unknown;
  noteHeader?: string | null;
  noteDetails?: string | null;
  noteTags?: (number | { id: number })[] | string | null;
  customer?: number | { customerId: number } | null;
  contact?: number | { contactId: number } | null;
  opportunity?: number | { oppId: number } | null;
  assignFor?: number | { id: number } | null;
  noteRead?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
