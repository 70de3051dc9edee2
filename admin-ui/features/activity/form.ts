import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { FormTools, WireRecord } from '../../core/model/resource.ts';
import { startRepeats } from './repeats/choices.ts';
import { instantOf, isDate, isTime, later, today, type Moment } from '../../core/time/london.ts';

export const isTask = ({ activityType }: Pick<Activity, 'activityType'>) => activityType?.id === activityTypeKeys.Task;

/** A start plus its duration; null where a part is missing. */
export function endOf(date: string | null, time: string | null, duration: unknown): Moment | null {
  return isDate(date) && isTime(time) && Number.isInteger(duration) ? later({ date, time }, duration as number) : null;
}

/** A new activity gets today's date. */
export const startWith = (values: WireRecord, isNew: boolean): WireRecord => ({
  ...values,
  ...startRepeats(values as Activity),
  ...(isNew && { dateCreated: values.dateCreated ?? today() }),
});

export function changed(name: string, form: FormTools<Activity>) {
  const values = form.values();
  // A task has no start and no duration (STA-030).
  if (name === 'activityType' && isTask(values))
    form.set({ startDate: null, startTime: null, endDate: null, endTime: null, duration: 0 });
  else if (name === 'activityType' && values.duration === 0) form.set({ duration: null });
  if (name === 'reminder' && values.reminder) form.set({ reminderTime: values.reminderTime ?? '23:59' });
}

/** A start or reminder must be in the future when it is new or has changed (AMB-050). One that has moved along with the start may be past. */
export function check(values: Activity, saved: Activity | null, hasFollowed: (moment: string) => boolean) {
  const moved = (...names: (keyof Activity)[]) => names.some((name) => values[name] !== (saved?.[name] ?? null));
  const isPast = (date: string | null, time: string | null) => (instantOf(date, time) ?? Infinity) <= Date.now();
  return {
    ...(moved('startDate', 'startTime') &&
      isPast(values.startDate, values.startTime) && { startDate: t('activity.schedule.startInPast') }),
    ...(values.reminder &&
      moved('reminderDate', 'reminderTime') &&
      !hasFollowed('reminder') &&
      isPast(values.reminderDate, values.reminderTime ?? '23:59') && {
        reminderDate: t('activity.schedule.reminderInPast'),
      }),
  };
}
