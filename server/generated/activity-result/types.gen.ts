// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
/**
 * What came of a meeting or a call, and whether a follow-up is planned.
 */
export interface ActivityResult {
  id: number;
  resultDesc: string | null;
  resultCode: string | null;
  createActivity: boolean;
  /**
   * Days until the follow-up.
   */
  daysFromNow: number | null;
  active: boolean;
  version: number;
}

export interface ActivityResultInput {
  id?: unknown;
  resultDesc?: string | null;
  resultCode?: string | null;
  createActivity?: boolean;
  /**
   * Days until the follow-up.
   */
  daysFromNow?: number | null;
  active?: boolean;
  version?: number | null;
}
