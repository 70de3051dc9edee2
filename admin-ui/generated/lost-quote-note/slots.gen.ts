// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { LostQuoteNote } from './types.gen.ts';

export type LostQuoteNoteSlots = Slots<LostQuoteNote, 'id' | 'lostQuoteNote' | 'active' | 'version'>;

export const lostQuoteNoteSlots = (slots: LostQuoteNoteSlots): LostQuoteNoteSlots => slots;
