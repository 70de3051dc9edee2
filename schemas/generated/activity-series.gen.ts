// Generated from schemas/entities/activity-series/. Do not edit: change the schema and run npm run generate.
/**
 * How activities repeat, and what each new one of a series gets.
 */
export interface ActivitySeries {
  activitySeriesId: number;
  /**
   * What the rule does, in words.
   */
  sentence: string | null;
  /**
   * The rule, as RFC 5545 writes it, without a start.
   */
  rule: string | null;
  /**
   * The first day that the rule names.
   */
  firstDay: string | null;
  /**
   * Days that have no activity: each was deleted alone.
   */
  exceptions: string | null;
  /**
   * The activities of all days up to this one have been made; empty if there are no more to make.
   */
  madeUntil: string | null;
  /**
   * Why no more activities are made for now.
   */
  stopped: string | null;
  subject: string | null;
  dateCreated: string | null;
  recordedOn: string | null;
  activityType: { id: number; activityTypeName: string | null } | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  duration: number | null;
  deadlineDate: string | null;
  deadlineTime: string | null;
  reminder: boolean;
  reminderType: { id: number; reminderTypeName: string | null } | null;
  reminderDate: string | null;
  reminderTime: string | null;
  customer: {
    customerId: number;
    custName: string | null;
    custCode: string | null;
    parentCompany: string | null;
  } | null;
  contact: { contactId: number; contactName: string | null; fullName: string | null } | null;
  opportunity: { oppId: number; sQuoteNo: string | null; oppDescription: string | null } | null;
  quote: { quoteVerId: number; sQuoteNo: string | null; versionNo: number | null } | null;
  user: { id: number; fullName: string | null } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  notes: string | null;
  place: string | null;
  invitedContacts?: { contactId: number; contactName: string | null; fullName: string | null }[];
  invitedUsers?: { id: number; fullName: string | null }[];
  invitationText: string | null;
  confirmedContacts?: { contactId: number; contactName: string | null; fullName: string | null }[];
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ActivitySeriesInput {
  activitySeriesId?: unknown;
  /**
   * What the rule does, in words.
   */
  sentence?: { [k: string]: unknown };
  /**
   * The rule, as RFC 5545 writes it, without a start.
   */
  rule?: { [k: string]: unknown };
  /**
   * The first day that the rule names.
   */
  firstDay?: { [k: string]: unknown };
  /**
   * Days that have no activity: each was deleted alone.
   */
  exceptions?: { [k: string]: unknown };
  /**
   * The activities of all days up to this one have been made; empty if there are no more to make.
   */
  madeUntil?: { [k: string]: unknown };
  /**
   * Why no more activities are made for now.
   */
  stopped?: { [k: string]: unknown };
  subject?: string | null;
  dateCreated?: string | null;
  recordedOn?: unknown;
  activityType?: number | { id: number } | null;
  startDate?: string | null;
  startTime?: string | null;
  endDate?: string | null;
  endTime?: string | null;
  duration?: number | null;
  deadlineDate?: string | null;
  deadlineTime?: string | null;
  reminder?: boolean;
  reminderType?: number | { id: number } | null;
  reminderDate?: string | null;
  reminderTime?: string | null;
  customer?: number | { customerId: number } | null;
  contact?: number | { contactId: number } | null;
  opportunity?: number | { oppId: number } | null;
  quote?: number | { quoteVerId: number } | null;
  user?: number | { id: number } | null;
  mbpBranch?: number | { id: number } | null;
  notes?: string | null;
  place?: string | null;
  invitedContacts?: (number | { contactId: number })[] | string | null;
  invitedUsers?: (number | { id: number })[] | string | null;
  invitationText?: string | null;
  confirmedContacts?: (number | { contactId: number })[] | string | null;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
