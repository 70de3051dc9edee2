// Generated from schemas/entities/report-schedule/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ReportScheduleRecord } from './record.gen.ts';

export interface ReportScheduleHooks extends EntityHooks<ReportScheduleRecord> {}

export const extendReportSchedule = (hooks: ReportScheduleHooks): ReportScheduleHooks => hooks;
