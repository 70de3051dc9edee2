// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.
/**
 * Sales regions. A post code belongs to one through its postal area.
 */
export interface Region {
  id: number;
  regionName: string | null;
  regionCode: string | null;
  active: boolean;
  version: number;
}

export interface RegionInput {
  id?: unknown;
  regionName?: string | null;
  regionCode?: string | null;
  active?: boolean;
  version?: number | null;
}
