// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.
/**
 * One condition of a saved filter.
 */
export interface FilterCondition {
  id: number;
  userViewFilter: { id: number; filterName: string | null } | null;
  rowNo: number | null;
  rowStart: 'AND' | 'OR' | null;
  dbField: string | null;
  condition:
    | '='
    | '<>'
    | '<'
    | '<='
    | '>'
    | '>='
    | 'contains'
    | 'starts with'
    | 'in'
    | 'between'
    | 'is empty'
    | 'not in'
    | 'does not contain'
    | 'is not empty'
    | null;
  value: string | null;
  dbValue: string | null;
}

export interface FilterConditionInput {
  id?: unknown;
  userViewFilter?: number | { id: number } | null;
  rowNo?: number | null;
  rowStart?: 'AND' | 'OR' | null;
  dbField?: string | null;
  condition?:
    | '='
    | '<>'
    | '<'
    | '<='
    | '>'
    | '>='
    | 'contains'
    | 'starts with'
    | 'in'
    | 'between'
    | 'is empty'
    | 'not in'
    | 'does not contain'
    | 'is not empty'
    | null;
  value?: string | null;
  dbValue?: string | null;
}
