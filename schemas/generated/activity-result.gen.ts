// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
/**
 * Results of meetings and calls, and whether each plans a follow-up.
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
  position: number | null;
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
  position?: unknown;
}
