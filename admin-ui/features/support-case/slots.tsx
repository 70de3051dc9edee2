import type { SupportCaseSlots } from '../../generated/support-case.gen.tsx';
import { Replies } from './Replies.tsx';
import { Screenshot } from './Screenshot.tsx';

export default { 'dialog.field.screenshot': Screenshot, 'dialog.after': Replies } satisfies SupportCaseSlots;
