import { activity } from '../../generated/activity.gen.tsx';
import { validators } from '#validators/activity';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { followedMoment } from '../../crud/form/moments.ts';
import { localised } from '../../core/i18n/localised.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { isDate, isTime } from '../../core/time/london.ts';
import { endOf } from './form.ts';

type Fields = Readonly<Record<string, FieldInfo>>;

/** Start and duration, under the names a status change sends them by. */
export const startFields: Fields = {
  NewStartDate: { ...labelsOf('startDate'), type: 'string', format: 'date' },
  NewStarTime: { ...labelsOf('startTime'), type: 'string', format: 'time' },
  NewDuration: { ...labelsOf('duration'), type: 'integer', minimum: 0, maximum: 100_000 },
};

/** The fields of that start. */
export const startMoment = { date: 'NewStartDate', time: 'NewStarTime' };

/** Title and message of the activity's own field. */
function labelsOf(name: 'startDate' | 'startTime' | 'duration') {
  const { title, required } = activity.fields[name]!;
  return { title, required: required! };
}

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  NewStartDate: (value) => isDate(value as string),
  NewStarTime: (value) => isTime(value as string),
  NewDuration: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000,
};

const { startDate, startTime, duration } = localised('validators', validators).invalid;
const invalid: Readonly<Record<string, string>> = {
  NewStartDate: startDate!,
  NewStarTime: startTime!,
  NewDuration: duration!,
};

/** A message for each field that is empty or invalid. */
export function wrongIn(fields: Fields, names: readonly string[], values: WireRecord): Record<string, string> {
  const wrong = names.flatMap((name): [string, string][] => {
    const value = typeof values[name] === 'string' ? values[name].trim() : values[name];
    if (value === null || value === undefined || value === '') return [[name, fields[name]!.required!]];
    return fits[name]?.(value) === false ? [[name, invalid[name]!]] : [];
  });
  return Object.fromEntries(wrong);
}

/** The end is start plus duration (STA-035). */
export function withEnd(values: WireRecord): WireRecord {
  const end = endOf(values.NewStartDate, values.NewStarTime, values.NewDuration);
  return { ...values, ...(end && { NewEndDate: end.date, NewEndTime: end.time }) };
}

/** The end moves along with the start of an activity, unless the duration has changed (AMB-120). */
export function withMovedEnd(values: WireRecord, record: Activity): WireRecord {
  const { NewStartDate, NewStarTime, NewDuration } = values;
  const start = { startDate: NewStartDate, startTime: NewStarTime, duration: NewDuration };
  const end = followedMoment(activity, 'end', start, record);
  return { ...values, ...(end && { NewEndDate: end.date, NewEndTime: end.time }) };
}
