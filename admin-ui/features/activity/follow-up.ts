import type { Activity } from '../../generated/activity/types.gen.ts';
import { addDays, today } from '../../core/time/london.ts';

export type Result = NonNullable<Activity['activityResult']>;

const empty = { NewActivityType: null, NewSubject: null, NewStartDate: null, NewStarTime: null, NewDuration: null };

/**
 * What a follow-up begins with: with CUSTOM nothing, all is the user's; after no days the start of the activity itself,
 * which stays; after some, so many days from today (AMB-054).
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
