// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type QuotationGradeRecord = {
  id: number;
  quoteGradeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
};
