// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.
import type {
  ActivityResultReference,
  ActivityStatusReference,
  ActivityTypeReference,
  BranchReference,
  ContactReference,
  CustomerReference,
  EnquiryReference,
  QuotationReference,
  ReminderTypeReference,
  UserReference,
} from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityRecord = {
  activityId: number;
  subject: string | null;
  dateCreated: string | null;
  recordedOn: string | null;
  activityType: ActivityTypeReference | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  duration: number | null;
  deadlineDate: string | null;
  deadlineTime: string | null;
  reminder: boolean;
  reminderType: ReminderTypeReference | null;
  reminderDate: string | null;
  reminderTime: string | null;
  remindAt: string | null;
  activityStatus: ActivityStatusReference | null;
  activityResult: ActivityResultReference | null;
  resultNotes: string | null;
  customer: CustomerReference | null;
  contact: ContactReference | null;
  opportunity: EnquiryReference | null;
  quote: QuotationReference | null;
  user: UserReference | null;
  supervisor: UserReference | null;
  mbpBranch: BranchReference | null;
  notes: string | null;
  completed: boolean;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
