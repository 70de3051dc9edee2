// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { QuotationGrade } from './types.gen.ts';

export type QuotationGradeSlots = Slots<QuotationGrade, 'id' | 'quoteGradeName' | 'active' | 'version' | 'position'>;

export const quotationGradeSlots = (slots: QuotationGradeSlots): QuotationGradeSlots => slots;
