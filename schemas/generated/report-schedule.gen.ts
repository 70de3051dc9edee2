// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.
/**
 * Reports that are sent by e-mail every day, week or month. Each contains only what its owner may see when it is sent.
 */
export interface ReportSchedule {
  id: number;
  report: number | null;
  reportName: string | null;
  /**
   * Worked out on the day it is sent.
   */
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
  /**
   * In a shorter month, the last day.
   */
  monthDay: number | null;
  sendTime: string | null;
  /**
   * They get only what the owner may see.
   */
  recipients?: { id: number; fullName: string | null }[];
  active: boolean;
  owner: { id: number; fullName: string | null } | null;
  nextRun: string | null;
  lastRun: string | null;
  result: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface ReportScheduleInput {
  id?: unknown;
  report?: number | null;
  reportName?: unknown;
  /**
   * Worked out on the day it is sent.
   */
  period?:
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
  fileFormat?: 'XLSX' | 'CSV' | null;
  every?: 'Day' | 'Week' | 'Month' | null;
  weekday?: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null;
  /**
   * In a shorter month, the last day.
   */
  monthDay?: number | null;
  sendTime?: string | null;
  /**
   * They get only what the owner may see.
   */
  recipients?: (number | { id: number })[] | string | null;
  active?: boolean;
  owner?: unknown;
  nextRun?: unknown;
  lastRun?: unknown;
  result?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
