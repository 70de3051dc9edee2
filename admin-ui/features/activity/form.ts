import { activityTypeKeys } from '../../generated/activity-type/codes.gen.ts';
import type { Activity } from '../../generated/activity/types.gen.ts';
import type { FormTools, WireRecord } from '../../core/model/resource.ts';
import { instantOf, isDate, isTime, later, today, type Moment } from '../../core/time/london.ts';

export const isTask = ({ activityType }: Pick<Activity, 'activityType'>) => activityType?.id === activityTypeKeys.Task;

/** A start plus its duration; null where a part is missing. */
export function endOf(date: string | null, time: string | null, duration: unknown): Moment | null {
  return isDate(date) && isTime(time) && Number.isInteger(duration) ? later({ date, time }, duration as number) : null;
}

/** A new activity is of today. */
export const startWith = (values: WireRecord, isNew: boolean): WireRecord =>
  isNew ? { ...values, dateCreated: values.dateCreated ?? today() } : values;

export function changed(name: string, form: FormTools<Activity>) {
  const values = form.values();
  // A task has no start and no duration (STA-030).
  if (name === 'activityType' && isTask(values))
    form.set({ startDate: null, startTime: null, endDate: null, endTime: null, duration: 0 });
  else if (name === 'activityType' && values.duration === 0) form.set({ duration: null });
  if (name === 'reminder' && values.reminder) form.set({ reminderTime: values.reminderTime ?? '23:59' });
  if (['startDate', 'startTime', 'duration'].includes(name)) moveEnd(form);
}

/** The end follows from start and duration until a person sets it, here or before (AMB-052). */
function moveEnd(form: FormTools<Activity>) {
  if (form.isSet('endDate') || form.isSet('endTime') || (form.record && hasOwnEnd(form.record))) return;
  const { startDate, startTime, duration } = form.values();
  const end = endOf(startDate, startTime, duration);
  if (end) form.set({ endDate: end.date, endTime: end.time });
}

function hasOwnEnd({ startDate, startTime, duration, endDate, endTime }: Activity): boolean {
  const end = endOf(startDate, startTime, duration);
  return endDate !== null && (end?.date !== endDate || end.time !== endTime);
}

/** What is planned lies ahead, when it is made and when it is moved (AMB-050). */
export function check(values: Activity, saved: Activity | null) {
  const moved = (...names: (keyof Activity)[]) => names.some((name) => values[name] !== (saved?.[name] ?? null));
  const isPast = (date: string | null, time: string | null) => (instantOf(date, time) ?? Infinity) <= Date.now();
  return {
    ...(moved('startDate', 'startTime') &&
      isPast(values.startDate, values.startTime) && { startDate: 'Start Date and Time must be in the future.' }),
    ...(values.reminder &&
      moved('reminderDate', 'reminderTime') &&
      isPast(values.reminderDate, values.reminderTime ?? '23:59') && {
        reminderDate: 'Reminder Date and Time should be in the future.',
      }),
  };
}
