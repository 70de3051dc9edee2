// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.
/**
 * Cities and towns for addresses.
 */
export interface CityTown {
  id: number;
  cityTownName: string | null;
  active: boolean;
  version: number;
}

export interface CityTownInput {
  id?: unknown;
  cityTownName?: string | null;
  active?: boolean;
  version?: number | null;
}
