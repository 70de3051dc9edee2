// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { QuoteType } from './types.gen.ts';

export type QuoteTypeSlots = Slots<QuoteType, 'id' | 'quoteTypeName' | 'active' | 'version'>;

export const quoteTypeSlots = (slots: QuoteTypeSlots): QuoteTypeSlots => slots;
