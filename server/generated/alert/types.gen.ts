// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
/**
 * Notes, reminders and approvals that need a user's attention.
 */
export interface Alert {
  id: number;
  alertDesc: string | null;
  source: 'ACTIVITY' | 'REMINDER' | 'NOTE' | 'CUSTOMER' | 'QUOTE' | 'REPORT' | 'SUPPORT' | null;
  sourceId: number | null;
  user: {
    id: number;
    fullName: string | null;
  } | null;
  dateCreated: string | null;
  alertSeen: boolean;
  archived: boolean;
}

export interface AlertInput {
  id?: unknown;
  alertDesc?: unknown;
  source?: unknown;
  sourceId?: unknown;
  user?: unknown;
  dateCreated?: unknown;
  alertSeen?: boolean;
  archived?: boolean;
}
