// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
import type { UserViewFilterReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type FilterConditionRecord = {
  id: number;
  userViewFilter: UserViewFilterReference | null;
  rowNo: number | null;
  rowStart: 'AND' | 'OR' | null;
  dbField: string | null;
  condition: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'contains' | 'starts with' | 'in' | 'between' | 'is empty' | null;
  value: string | null;
  dbValue: string | null;
};
