// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
/**
 * The statuses of activities, each with its colour.
 */
export interface ActivityStatus {
  id: number;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface ActivityStatusInput {
  id?: unknown;
  statusName?: string | null;
  colourCode?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}
