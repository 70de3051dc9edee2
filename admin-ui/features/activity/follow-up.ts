import type { Activity } from '../../generated/activity/types.gen.ts';
import { addDays, today } from '../../core/time/london.ts';

export type Result = NonNullable<Activity['activityResult']>;

const empty = { NewActivityType: null, NewSubject: null, NewStartDate: null, NewStarTime: null, NewDuration: null };

/**
 * The initial values of a follow-up (AMB-054). A CUSTOM result leaves all fields empty. A result of 0 days takes the
 * activity's own start and locks it; any other number of days counts from today.
 */
export function plannedAfter(
  result: Result | null,
  { activityType, subject, startDate, startTime, duration }: Activity,
) {
  if (!result?.createActivity || result.resultCode === 'CUSTOM') return { isFixed: false, values: empty };
  const { daysFromNow } = result;
  const isFixed = daysFromNow === 0;
  return {
    isFixed,
    values: {
      NewActivityType: activityType,
      NewSubject: subject,
      NewStartDate: isFixed ? startDate : daysFromNow === null ? null : addDays(today(), daysFromNow),
      NewStarTime: startTime,
      NewDuration: duration || null,
    },
  };
}
