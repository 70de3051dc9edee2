// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { QuoteStatus } from './types.gen.ts';

export type QuoteStatusSlots = Slots<
  QuoteStatus,
  'id' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const quoteStatusSlots = (slots: QuoteStatusSlots): QuoteStatusSlots => slots;
