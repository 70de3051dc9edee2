// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type OpportunityTypeRecord = {
  id: number;
  opportunityTypeName: string | null;
  active: boolean;
  version: number;
};
