import type { AbsenceSlots } from '../../generated/absence.gen.tsx';
import { BackAtWork } from './BackAtWork.tsx';
import { CoverPreview } from './CoverPreview.tsx';

/** What the cover gets is shown in the dialog; people come back early by an action. */
export default { 'dialog.more': CoverPreview, 'record.actions': BackAtWork } satisfies AbsenceSlots;
