// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuoteStatusRecord } from './record.gen.ts';

export interface QuoteStatusHooks extends EntityHooks<QuoteStatusRecord> {}

export const extendQuoteStatus = (hooks: QuoteStatusHooks): QuoteStatusHooks => hooks;
