import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { addDays, today } from '../../core/time/london.ts';

export type Result = NonNullable<Activity['activityResult']>;

const empty = { NewActivityType: null, NewSubject: null, NewStartDate: null, NewStarTime: null, NewDuration: null };

/** What a person has chosen in the fields of the start, before another result was chosen. */
export interface ChosenStart {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/**
 * The initial values of a follow-up (AMB-054). A CUSTOM result leaves all fields empty. A result of 0 days takes the
 * activity's own start and locks it. Any other number of days is added to the chosen date, or else to today; the time is
 * the chosen one, or else that of the activity (STA-033).
 */
export function plannedAfter(
  result: Result | null,
  { activityType, subject, startDate, startTime, duration }: Activity,
  chosen: ChosenStart = {},
) {
  if (!result?.createActivity || result.resultCode === 'CUSTOM') return { isFixed: false, values: empty };
  const { daysFromNow } = result;
  const isFixed = daysFromNow === 0;
  return {
    isFixed,
    values: {
      NewActivityType: activityType,
      NewSubject: subject,
      NewStartDate: isFixed ? startDate : daysFromNow === null ? null : addDays(chosen.date ?? today(), daysFromNow),
      NewStarTime: (isFixed ? null : chosen.time) ?? startTime,
      NewDuration: duration || null,
    },
  };
}
