import type { ReportScheduleSlots } from '../../generated/report-schedule.gen.tsx';
import { ReportField } from './ReportField.tsx';

/** A report is chosen from those that the user may see. */
export default { 'dialog.field.report': ReportField } satisfies ReportScheduleSlots;
