// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { LostQuoteNoteRecord } from './record.gen.ts';

export interface LostQuoteNoteHooks extends EntityHooks<LostQuoteNoteRecord> {}

export const extendLostQuoteNote = (hooks: LostQuoteNoteHooks): LostQuoteNoteHooks => hooks;
