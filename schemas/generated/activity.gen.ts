// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
/**
 * Tasks, meetings and calls with customers, and their results.
 */
export interface Activity {
  activityId: number;
  subject: string | null;
  dateCreated: string | null;
  recordedOn: string | null;
  activityType: { id: number; activityTypeName: string | null } | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  duration: number | null;
  /**
   * Empty: the address of the site, or else of the customer or contact. A call has none.
   */
  place: string | null;
  deadlineDate: string | null;
  deadlineTime: string | null;
  /**
   * Day on which it is due: that of its start, or else its deadline, or else its date.
   */
  dueOn: string | null;
  reminder: boolean;
  reminderType: { id: number; reminderTypeName: string | null } | null;
  reminderDate: string | null;
  reminderTime: string | null;
  /**
   * When the reminder is due; empty once it was given.
   */
  remindAt: string | null;
  activityStatus: { id: number; statusName: string | null; colourCode: string | null } | null;
  activityResult: {
    id: number;
    resultDesc: string | null;
    resultCode: string | null;
    createActivity: boolean;
    daysFromNow: number | null;
  } | null;
  resultNotes: string | null;
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
  /**
   * The supervisor of the user.
   */
  supervisor: { id: number; fullName: string | null } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  notes: string | null;
  invitedContacts?: { contactId: number; contactName: string | null; fullName: string | null }[];
  invitedUsers?: { id: number; fullName: string | null }[];
  /**
   * Contacts get this, the subject, the time and the place, but not the notes.
   */
  invitationText: string | null;
  /**
   * Contacts that want no e-mail, but are to get the invitation.
   */
  confirmedContacts?: { contactId: number; contactName: string | null; fullName: string | null }[];
  completed: boolean;
  series: { activitySeriesId: number; sentence: string | null; rule: string | null; stopped: string | null } | null;
  /**
   * The day that the rule of the series names. It stays when the activity is moved alone.
   */
  seriesDay: string | null;
  /**
   * The day on which the invitation of an activity that repeats is sent; empty once it was sent, or if it is sent at once.
   */
  inviteOn: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ActivityInput {
  activityId?: unknown;
  subject?: string | null;
  dateCreated?: string | null;
  recordedOn?: unknown;
  activityType?: number | { id: number } | null;
  startDate?: string | null;
  startTime?: string | null;
  endDate?: string | null;
  endTime?: string | null;
  duration?: number | null;
  /**
   * Empty: the address of the site, or else of the customer or contact. A call has none.
   */
  place?: string | null;
  deadlineDate?: string | null;
  deadlineTime?: string | null;
  /**
   * Day on which it is due: that of its start, or else its deadline, or else its date.
   */
  dueOn?: { [k: string]: unknown };
  reminder?: boolean;
  reminderType?: number | { id: number } | null;
  reminderDate?: string | null;
  reminderTime?: string | null;
  /**
   * When the reminder is due; empty once it was given.
   */
  remindAt?: { [k: string]: unknown };
  activityStatus?: number | { id: number } | null;
  activityResult?: number | { id: number } | null;
  resultNotes?: string | null;
  customer?: number | { customerId: number } | null;
  contact?: number | { contactId: number } | null;
  opportunity?: number | { oppId: number } | null;
  quote?: number | { quoteVerId: number } | null;
  user?: number | { id: number } | null;
  /**
   * The supervisor of the user.
   */
  supervisor?: { [k: string]: unknown };
  mbpBranch?: number | { id: number } | null;
  notes?: string | null;
  invitedContacts?: (number | { contactId: number })[] | string | null;
  invitedUsers?: (number | { id: number })[] | string | null;
  /**
   * Contacts get this, the subject, the time and the place, but not the notes.
   */
  invitationText?: string | null;
  /**
   * Contacts that want no e-mail, but are to get the invitation.
   */
  confirmedContacts?: (number | { contactId: number })[] | string | null;
  completed?: unknown;
  series?: unknown;
  /**
   * The day that the rule of the series names. It stays when the activity is moved alone.
   */
  seriesDay?: { [k: string]: unknown };
  /**
   * The day on which the invitation of an activity that repeats is sent; empty once it was sent, or if it is sent at once.
   */
  inviteOn?: { [k: string]: unknown };
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
