import { useRef, useState } from 'react';
import { activity } from '../../generated/activity.gen.tsx';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { moveTime } from '../../crud/form/moments.ts';
import { FieldsDialog } from '../../crud/form/FieldsDialog.tsx';
import type { FieldInfo, FormTools, WireRecord } from '../../core/model/resource.ts';
import { daysBetween, instantOf, isDate, isTime, today } from '../../core/time/london.ts';
import { plannedAfter, type ChosenStart, type Result } from './follow-up.ts';
import { startFields, startMoment, withEnd, wrongIn } from './start.ts';
import type { ActivityStatusDialogProps } from './status.ts';

const fields: Readonly<Record<string, FieldInfo>> = {
  resultId: {
    title: t('activity.result.result'),
    type: 'ref',
    to: 'activityResult',
    required: t('activity.result.resultRequired'),
  },
  resultNotes: {
    title: activity.fields.resultNotes!.title,
    type: 'string',
    format: 'text',
    maxLength: 4000,
    required: t('activity.result.notesRequired'),
  },
  NewActivityType: {
    title: t('activity.result.type'),
    type: 'ref',
    to: 'activityType',
    required: t('activity.result.typeRequired'),
  },
  NewSubject: {
    title: activity.fields.subject!.title,
    type: 'string',
    maxLength: 200,
    required: t('activity.result.subjectRequired'),
  },
  ...startFields,
  NewStartDate: { ...startFields.NewStartDate!, shortYear: true },
};

const start = Object.values(startMoment);
const inPast = t('activity.result.startInPast');

/** Asks for the result of an activity, and for the follow-up that the result requires (BEH-070, STA-031). */
export default function ResultDialog({ record, onSave, onClose }: ActivityStatusDialogProps) {
  /** The follow-up takes the activity's own start, which cannot be changed (AMB-054). */
  const [isFixed, setFixed] = useState(false);
  /** Fields that were cleared because the start is in the past. */
  const cleared = useRef(new Set<string>());
  const chosen = useRef<ChosenStart>({});

  function changed(name: string, form: FormTools) {
    cleared.current.delete(name);
    form.showMessage(name, null);
    const { resultId, NewStartDate: date, NewStarTime: time } = form.values();
    if (name === 'NewStartDate') chosen.current = { ...chosen.current, date: isDate(date) ? date : undefined };
    if (name === 'NewStarTime') chosen.current = { ...chosen.current, time: isTime(time) ? time : undefined };
    if (name !== 'resultId') return;
    const planned = plannedAfter(resultId as Result | null, record, chosen.current);
    cleared.current.clear();
    for (const one of Object.keys(planned.values)) form.showMessage(one, null);
    setFixed(planned.isFixed);
    form.set(planned.values);
    clearPast(form);
  }

  /** Clears a start in the past and shows a message (VAL-074). */
  function clearPast(form: FormTools) {
    const past = pastIn(form.values());
    if (!past) return;
    setFixed(false);
    cleared.current.add(past);
    form.set({ [past]: null });
    form.showMessage(past, inPast);
  }

  const type = record.activityType?.activityTypeName;
  return (
    <FieldsDialog
      title={type ? t('activity.result.title', { type }) : t('activity.result.titleWithoutType')}
      draft={`activityResult.${record.activityId}`}
      width={700}
      height={({ resultId }) => (resultId?.id === 4 ? 720 : resultId?.createActivity ? 590 : 350)}
      fields={fields}
      layout={layoutFor}
      check={(values) => {
        const wrong = wrongIn(fields, layoutFor(values).flat(), values);
        const past = pastIn(values);
        const late = [...cleared.current, ...(past ? [past] : [])].filter((name) => name === past || name in wrong);
        return { ...wrong, ...Object.fromEntries(late.map((name) => [name, inPast])) };
      }}
      isReadOnly={(name) => isFixed && start.some((one) => one === name)}
      onChanged={changed}
      onLeft={(name, form) => {
        if (!start.some((one) => one === name)) return;
        moveTime(form, startMoment);
        clearPast(form);
      }}
      onSave={(values) => onSave(sent(values))}
      onClose={onClose}
    />
  );
}

/** Rows of fields. A task has a day but no time. */
function layoutFor({ resultId, NewActivityType }: WireRecord): string[][] {
  const result = [['resultId'], ['resultNotes']];
  if (!resultId?.createActivity) return result;
  const isTask = (NewActivityType as Activity['activityType'])?.id === activityTypeKeys.Task;
  return [
    ...result,
    ['NewActivityType', 'NewSubject'],
    isTask ? ['NewStartDate'] : ['NewStartDate', 'NewStarTime', 'NewDuration'],
  ];
}

/** The field that puts the start in the past. */
function pastIn(values: WireRecord): string | null {
  const shown = layoutFor(values).flat();
  const date = values.NewStartDate as string | null;
  if (!shown.includes('NewStartDate') || !isDate(date)) return null;
  if (daysBetween(today(), date) < 0) return 'NewStartDate';
  const at = shown.includes('NewStarTime') ? instantOf(date, values.NewStarTime) : null;
  return at !== null && at <= Date.now() ? 'NewStarTime' : null;
}

function sent(values: WireRecord) {
  const shown = layoutFor(values).flat();
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => shown.includes(name)));
  return withEnd({
    ...given,
    resultId: values.resultId.id,
    resultNotes: values.resultNotes.trim(),
    ...(given.NewActivityType && { NewActivityType: given.NewActivityType.id, NewSubject: given.NewSubject.trim() }),
  });
}
