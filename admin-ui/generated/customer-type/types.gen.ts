// Generated from schemas/reference/customer-type.json. Do not edit: change the schema and run npm run generate.
/**
 * What trade a customer is in.
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
