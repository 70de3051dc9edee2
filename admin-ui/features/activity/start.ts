import { activity } from '../../generated/activity/resource.gen.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import { isDate, isTime } from '../../core/time/london.ts';
import { endOf } from './form.ts';

type Fields = Readonly<Record<string, FieldInfo>>;

/** When something is to begin and how long it takes, as a change of status is sent it. */
export const startFields: Fields = {
  NewStartDate: { title: 'Start Date', type: 'string', format: 'date', required: 'Start Date is required.' },
  NewStarTime: { title: 'Start Time', type: 'string', format: 'time', required: 'Start Time is required.' },
  NewDuration: {
    title: 'Duration in minutes',
    type: 'integer',
    minimum: 0,
    maximum: 100_000,
    required: 'Duration in minutes is required.',
  },
};

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  NewStartDate: (value) => isDate(value as string),
  NewStarTime: (value) => isTime(value as string),
  NewDuration: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000,
};

const { startDate, startTime, duration } = activity.validators.invalid;
const invalid: Readonly<Record<string, string>> = {
  NewStartDate: startDate!,
  NewStarTime: startTime!,
  NewDuration: duration!,
};

/** A message for each of the fields that is empty or has no value of its kind. */
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
