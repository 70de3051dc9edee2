import { t } from '../../core/i18n/t.ts';
import { CommentDialog } from '../../crud/form/CommentDialog.tsx';
import type { ActivityStatusDialogProps } from './status.ts';

/** Asks why the activity is cancelled; the reason becomes the result notes (AMB-056). */
export default function CancelDialog({ record, onSave, onClose }: ActivityStatusDialogProps) {
  return (
    <CommentDialog
      title={t('activity.cancelling.title')}
      draft={`activityCancel.${record.activityId}`}
      label={t('activity.cancelling.reason')}
      onSave={(comment) => onSave({ resultNotes: comment })}
      onClose={onClose}
    />
  );
}
