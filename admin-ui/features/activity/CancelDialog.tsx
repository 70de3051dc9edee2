import { CommentDialog } from '../../crud/form/CommentDialog.tsx';
import type { StatusDialogProps } from './status.ts';

/** Why it is off: its comment becomes the notes of the result (AMB-056). */
export default function CancelDialog({ record, onSave, onClose }: StatusDialogProps) {
  return (
    <CommentDialog
      title="Cancel activity"
      draft={`activityCancel.${record.activityId}`}
      label="Reason for cancelling"
      onSave={(comment) => onSave({ resultNotes: comment })}
      onClose={onClose}
    />
  );
}
