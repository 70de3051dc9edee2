// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
/**
 * The trades that customers are in.
 */
export interface CustomerType {
  id: number;
  typeName: string | null;
  active: boolean;
  version: number;
}

export interface CustomerTypeInput {
  id?: unknown;
  typeName?: string | null;
  active?: boolean;
  version?: number | null;
}
