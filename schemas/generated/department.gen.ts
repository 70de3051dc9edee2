// Generated from schemas/reference/department.json. Do not edit: change the schema and run npm run generate.
/**
 * The departments of the company.
 */
export interface Department {
  id: number;
  departmentName: string | null;
  active: boolean;
  version: number;
}

export interface DepartmentInput {
  id?: unknown;
  departmentName?: string | null;
  active?: boolean;
  version?: number | null;
}
