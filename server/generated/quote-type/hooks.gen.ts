// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuoteType } from './types.gen.ts';

export interface QuoteTypeHooks extends EntityHooks<QuoteType> {}

export const extendQuoteType = (hooks: QuoteTypeHooks): QuoteTypeHooks => hooks;
