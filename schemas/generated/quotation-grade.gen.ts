// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
/**
 * How certain an order for a quotation is.
 */
export interface QuotationGrade {
  id: number;
  quoteGradeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface QuotationGradeInput {
  id?: unknown;
  quoteGradeName?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}
