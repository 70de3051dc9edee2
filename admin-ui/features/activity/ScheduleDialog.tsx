import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { moveTime } from '../../crud/form/moments.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import { instantOf } from '../../core/time/london.ts';
import { startFields, startMoment, withMovedEnd, wrongIn } from './start.ts';
import type { ActivityStatusDialogProps } from './status.ts';

const names = Object.keys(startFields);

/** Asks for the new start of a rescheduled activity (VAL-066). */
export default function ScheduleDialog({ record, onSave, onClose }: ActivityStatusDialogProps) {
  const { startDate, startTime, duration } = record;
  const [isAhead] = useState(() => (instantOf(startDate, startTime) ?? 0) > Date.now());
  return (
    <FieldsDialog
      title={t('activity.schedule.title')}
      draft={`activitySchedule.${record.activityId}`}
      width={700}
      fields={startFields}
      layout={() => [names]}
      initial={{ NewStartDate: isAhead ? startDate : null, NewStarTime: startTime, NewDuration: duration }}
      check={(values) => {
        const wrong = wrongIn(startFields, names, values);
        const start = instantOf(values.NewStartDate, values.NewStarTime);
        return start !== null && start <= Date.now()
          ? { NewStartDate: t('activity.schedule.startInPast'), ...wrong }
          : wrong;
      }}
      onLeft={(_, form) => moveTime(form, startMoment)}
      onSave={(values) => onSave(withMovedEnd(values, record))}
      onClose={onClose}
    />
  );
}
