import { activity } from '../../../generated/activity.gen.tsx';
import { addDays, daysBetween, isDate, today } from '../../../core/time/london.ts';
import { FieldsDialog } from '../../../crud/form/FieldsDialog.tsx';
import { t } from './texts.ts';
import type { Due } from './use-today.ts';

interface Props {
  readonly row: Due;
  readonly onSave: (date: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const { deadlineDate } = activity.fields;

/** Asks for the new deadline of a task; tomorrow, unless the user chooses another day. */
export default function DeadlineDialog({ row, onSave, onClose }: Props) {
  return (
    <FieldsDialog
      title={t('today.moveTitle')}
      draft={`taskDeadline.${row.activityId}`}
      width={400}
      fields={{ deadlineDate: { ...deadlineDate!, required: t('today.movePast') } }}
      layout={() => [['deadlineDate']]}
      initial={{ deadlineDate: addDays(today(), 1) }}
      check={(values): Record<string, string> =>
        isDate(values.deadlineDate) && daysBetween(today(), values.deadlineDate) >= 0
          ? {}
          : { deadlineDate: t('today.movePast') }
      }
      onSave={(values) => onSave(values.deadlineDate)}
      onClose={onClose}
    />
  );
}
