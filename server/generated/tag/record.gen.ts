// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type TagRecord = {
  id: number;
  tag: string | null;
  type: 'NOTES' | 'CUSTOMER' | 'ATTACHMENT' | null;
  active: boolean;
  version: number;
};
