import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { StatusDialogProps } from '../../crud/status/status-change.ts';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';

/** Body of a status change, with the names the call expects (STA-036). */
export interface StatusUpdate {
  readonly newStatusId: number;
  readonly resultId?: number;
  readonly resultNotes?: string;
  readonly NewActivityType?: number;
  readonly NewSubject?: string;
  readonly NewStartDate?: string;
  readonly NewStarTime?: string;
  readonly NewDuration?: number;
  readonly NewEndDate?: string;
  readonly NewEndTime?: string;
}

/** Details that a dialog asks for. */
export type StatusDetails = Omit<StatusUpdate, 'newStatusId'>;

/** The dialog for details of a new status; null if the status changes at once (STA-025 to STA-028). */
export function dialogFor(
  { activityType, activityStatus }: Activity,
  to: number,
): 'result' | 'schedule' | 'comment' | null {
  const { Cancelled, Completed, Overdue, Rescheduled } = activityStatusKeys;
  const { Meeting, Call } = activityTypeKeys;
  if (to === Rescheduled) return 'schedule';
  if (to === Cancelled) return 'comment';
  const kind = activityType?.id;
  const hasResult = activityStatus?.id === Overdue || kind === Meeting || kind === Call;
  return to === Completed && hasResult ? 'result' : null;
}

export type ActivityStatusDialogProps = StatusDialogProps<Activity, StatusDetails>;
