// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuotationRecord } from './record.gen.ts';

export interface QuotationHooks extends EntityHooks<QuotationRecord> {}

export const extendQuotation = (hooks: QuotationHooks): QuotationHooks => hooks;
