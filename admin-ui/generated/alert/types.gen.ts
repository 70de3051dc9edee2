// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
/**
 * Notes, reminders and approvals that need a user's attention.
 */
export interface Alert {
  id: number;
  alertDesc: string | null;
  source: 'ACTIVITY' | 'REMINDER' | 'NOTE' | 'CUSTOMER' | 'QUOTE' | 'REPORT' | 'SUPPORT' | null;
  sourceId: number | null;
  /**
   * The customer that the record is about, as it was named at the time.
   */
  customerName: string | null;
  /**
   * Path of the page that shows the record, as mails have it: /activities/5/detail.
   */
  link: string | null;
  user: {
    id: number;
    fullName: string | null;
  } | null;
  dateCreated: string | null;
  alertSeen: boolean;
  archived: boolean;
  /**
   * When it appears again, as a new one; empty unless its user has put it off.
   */
  snoozedUntil: string | null;
  /**
   * When the daily digest that it is in is due; empty once it has been sent, or if it is in none.
   */
  digestAt: string | null;
}

export interface AlertInput {
  id?: unknown;
  alertDesc?: unknown;
  source?: unknown;
  sourceId?: unknown;
  /**
   * The customer that the record is about, as it was named at the time.
   */
  customerName?: {
    [k: string]: unknown | undefined;
  };
  /**
   * Path of the page that shows the record, as mails have it: /activities/5/detail.
   */
  link?: {
    [k: string]: unknown | undefined;
  };
  user?: unknown;
  dateCreated?: unknown;
  alertSeen?: boolean;
  archived?: boolean;
  /**
   * When it appears again, as a new one; empty unless its user has put it off.
   */
  snoozedUntil?: {
    [k: string]: unknown | undefined;
  };
  /**
   * When the daily digest that it is in is due; empty once it has been sent, or if it is in none.
   */
  digestAt?: {
    [k: string]: unknown | undefined;
  };
}
