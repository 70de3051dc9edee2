// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuoteTypeRecord } from './record.gen.ts';

export interface QuoteTypeHooks extends EntityHooks<QuoteTypeRecord> {}

export const extendQuoteType = (hooks: QuoteTypeHooks): QuoteTypeHooks => hooks;
