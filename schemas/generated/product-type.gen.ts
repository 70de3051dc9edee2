// Generated from schemas/reference/product-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of product, and for how many months a price for them is valid.
 */
export interface ProductType {
  id: number;
  productTypeName: string | null;
  /**
   * Months until a quotation for it expires.
   */
  expiryMonths: number | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface ProductTypeInput {
  id?: unknown;
  productTypeName?: string | null;
  /**
   * Months until a quotation for it expires.
   */
  expiryMonths?: number | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}
