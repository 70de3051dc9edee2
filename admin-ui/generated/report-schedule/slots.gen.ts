// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ReportSchedule } from './types.gen.ts';

export type ReportScheduleSlots = Slots<
  ReportSchedule,
  | 'id'
  | 'report'
  | 'reportName'
  | 'period'
  | 'fileFormat'
  | 'every'
  | 'weekday'
  | 'monthDay'
  | 'sendTime'
  | 'recipients'
  | 'active'
  | 'owner'
  | 'nextRun'
  | 'lastRun'
  | 'result'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const reportScheduleSlots = (slots: ReportScheduleSlots): ReportScheduleSlots => slots;
