// Generated from schemas/reference/job-function.json. Do not edit: change the schema and run npm run generate.
/**
 * What contacts do in their companies.
 */
export interface JobFunction {
  id: number;
  jobFuncName: string | null;
  active: boolean;
  version: number;
}

export interface JobFunctionInput {
  id?: unknown;
  jobFuncName?: string | null;
  active?: boolean;
  version?: number | null;
}
