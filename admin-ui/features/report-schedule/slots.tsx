import { reportScheduleSlots } from '../../generated/report-schedule/slots.gen.ts';
import { ReportField } from './ReportField.tsx';

/** A report is chosen from those that the user may see. */
export default reportScheduleSlots({ 'dialog.field.report': ReportField });
