// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
/**
 * Notes, reminders and approvals that need a user's attention.
 */
export interface Alert {
  id: number;
  alertDesc: string | null;
  source: 'ACTIVITY' | 'REMINDER' | 'NOTE' | 'CUSTOMER' | 'QUOTE' | 'REPORT' | 'SUPPORT' | 'WORK' | 'MAIL' | null;
  sourceId: number | null;
  /**
   * Name of the customer that the record is about, as it was then.
   */
  customerName: string | null;
  /**
   * Path of the page that shows the record, as mails have it: /activities/5/detail.
   */
  link: string | null;
  user: { id: number; fullName: string | null } | null;
  dateCreated: string | null;
  alertSeen: boolean;
  archived: boolean;
  /**
   * When it appears again as a new alert; empty unless its user has snoozed it.
   */
  snoozedUntil: string | null;
  /**
   * When its daily digest is due; empty once that has been sent, or if it is in none.
   */
  digestAt: string | null;
}

export interface AlertInput {
  id?: unknown;
  alertDesc?: unknown;
  source?: unknown;
  sourceId?: unknown;
  /**
   * Name of the customer that the record is about, as it was then.
   */
  customerName?: { [k: string]: unknown };
  /**
   * Path of the page that shows the record, as mails have it: /activities/5/detail.
   */
  link?: { [k: string]: unknown };
  user?: unknown;
  dateCreated?: unknown;
  alertSeen?: boolean;
  archived?: boolean;
  /**
   * When it appears again as a new alert; empty unless its user has snoozed it.
   */
  snoozedUntil?: { [k: string]: unknown };
  /**
   * When its daily digest is due; empty once that has been sent, or if it is in none.
   */
  digestAt?: { [k: string]: unknown };
}
