// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Note } from './types.gen.ts';

export type NoteSlots = Slots<
  Note,
  | 'custNoteId'
  | 'noteHeader'
  | 'noteDetails'
  | 'noteTags'
  | 'customer'
  | 'contact'
  | 'opportunity'
  | 'assignFor'
  | 'noteRead'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const noteSlots = (slots: NoteSlots): NoteSlots => slots;
