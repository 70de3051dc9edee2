// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of quotation.
 */
export interface QuoteType {
  id: number;
  quoteTypeName: string | null;
  active: boolean;
  version: number;
}

export interface QuoteTypeInput {
  id?: unknown;
  quoteTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
