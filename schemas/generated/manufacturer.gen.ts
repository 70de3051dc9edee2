// Generated from schemas/reference/manufacturer.json. Do not edit: change the schema and run npm run generate.
/**
 * Manufacturers whose products are quoted.
 */
export interface Manufacturer {
  id: number;
  manufacturerName: string | null;
  active: boolean;
  version: number;
}

export interface ManufacturerInput {
  id?: unknown;
  manufacturerName?: string | null;
  active?: boolean;
  version?: number | null;
}
