// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { QuotationGradeRecord } from './record.gen.ts';

export interface QuotationGradeHooks extends EntityHooks<QuotationGradeRecord> {}

export const extendQuotationGrade = (hooks: QuotationGradeHooks): QuotationGradeHooks => hooks;
