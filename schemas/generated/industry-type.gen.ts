// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.
/**
 * The industries that customers are in.
 */
export interface IndustryType {
  id: number;
  industryTypeName: string | null;
  active: boolean;
  version: number;
}

export interface IndustryTypeInput {
  id?: unknown;
  industryTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
