import { supportCaseSlots } from '../../generated/support-case/slots.gen.ts';
import { Screenshot } from './Screenshot.tsx';

export default supportCaseSlots({ 'dialog.field.screenshot': Screenshot });
