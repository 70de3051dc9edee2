// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuotationDocumentRecord } from './record.gen.ts';

export interface QuotationDocumentHooks extends EntityHooks<QuotationDocumentRecord> {}

export const extendQuotationDocument = (hooks: QuotationDocumentHooks): QuotationDocumentHooks => hooks;
