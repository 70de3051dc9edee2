// Generated from schemas/reference/job-title.json. Do not edit: change the schema and run npm run generate.
/**
 * Job titles of contacts.
 */
export interface JobTitle {
  id: number;
  jobTitleName: string | null;
  active: boolean;
  version: number;
}

export interface JobTitleInput {
  id?: unknown;
  jobTitleName?: string | null;
  active?: boolean;
  version?: number | null;
}
