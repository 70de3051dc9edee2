// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type RegionRecord = {
  id: number;
  regionName: string | null;
  regionCode: string | null;
  active: boolean;
  version: number;
};
