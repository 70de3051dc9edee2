// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ReportScheduleRecord = {
  id: number;
  report: number | null;
  reportName: string | null;
  period:
    | 'All'
    | 'Yesterday'
    | 'This week'
    | 'Last week'
    | 'This month'
    | 'Last month'
    | 'This quarter'
    | 'Last quarter'
    | 'This year'
    | 'Last year'
    | null;
  fileFormat: 'XLSX' | 'CSV' | null;
  every: 'Day' | 'Week' | 'Month' | null;
  weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null;
  monthDay: number | null;
  sendTime: string | null;
  recipients: UserReference[];
  active: boolean;
  owner: UserReference | null;
  nextRun: string | null;
  lastRun: string | null;
  result: string | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
