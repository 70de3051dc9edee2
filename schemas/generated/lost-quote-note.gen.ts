// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
/**
 * Reasons why quotations are lost.
 */
export interface LostQuoteNote {
  id: number;
  lostQuoteNote: string | null;
  active: boolean;
  version: number;
}

export interface LostQuoteNoteInput {
  id?: unknown;
  lostQuoteNote?: string | null;
  active?: boolean;
  version?: number | null;
}
