import { supportCaseSlots } from '../../generated/support-case/slots.gen.ts';
import { Replies } from './Replies.tsx';
import { Screenshot } from './Screenshot.tsx';

export default supportCaseSlots({ 'dialog.field.screenshot': Screenshot, 'dialog.after': Replies });
