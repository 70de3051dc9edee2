import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { ActivityHooks } from '../../generated/activity.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { checkInvited } from './invited.ts';
import { inviteInTime, inviteOnOf } from './series/invite-in-time.ts';
import { addException, leaveEmpty, removeException } from './series/rows.ts';
import { keepLastActivity } from './last-activity.ts';
import { instantOf } from '../../core/time/moment.ts';
import { hasFollowed } from '../../services/save/moments.ts';

export default {
  async validate(change, context) {
    const { after } = change;
    const { records, clock } = context;
    const now = clock.now();
    // Only the call that logs what has happened can set this field (AMB-104).
    const isLogged = change.isNew && after.completed === true;
    // A task has no start and no end (STA-030).
    if (after.activityType?.key === activityTypeKeys.Task)
      Object.assign(after, { startDate: null, startTime: null, endDate: null, endTime: null, duration: 0 });
    await checkInvited(change, records);
    const start = instantOf(after.startDate, after.startTime);
    if (start && (change.changed('startDate') || change.changed('startTime'))) {
      if (!isLogged && start <= now) throw invalid({ startDate: 'Start Date and Time must be in the future.' });
      if (isLogged && start > now) throw invalid({ startDate: 'Start Date and Time must be in the past.' });
    }
    after.deadlineDate ??= after.endDate;
    after.deadlineTime ??= after.endTime;
    if (after.reminder) {
      after.reminderTime ??= '23:59';
      const at = instantOf(after.reminderDate, after.reminderTime);
      const isMoved = change.changed('reminderDate') || change.changed('reminderTime');
      const isPast = at !== null && at <= now;
      const hasMovedAlong = isMoved && hasFollowed(change, 'reminder');
      if (isPast && isMoved && !hasMovedAlong)
        throw invalid({ reminderDate: 'Reminder Date and Time should be in the future.' });
      // Moved into the past along with the start, a reminder is given at once, unless it was given before (AMB-120).
      const isGiven = change.before?.reminder === true && change.before.remindAt === null;
      if (hasMovedAlong && isPast && isGiven) after.remindAt = null;
      else if (isMoved || change.turnedOn('reminder')) after.remindAt = at?.toISOString() ?? null;
    } else Object.assign(after, { reminderType: null, reminderDate: null, reminderTime: null, remindAt: null });
    if (change.isNew) {
      const { Completed, Upcoming, Overdue, Task } = activityStatusKeys;
      const id = isLogged ? Completed : start ? (start > now ? Upcoming : Overdue) : Task;
      after.activityStatus = await records.reference('activityStatus', { id });
    }
    after.completed = after.activityStatus?.key === activityStatusKeys.Completed;
    // Completed or cancelled activities have no reminders.
    if (after.completed || after.activityStatus?.key === activityStatusKeys.Cancelled) after.remindAt = null;
    after.inviteOn = inviteOnOf(change, context);
  },
  async inTransaction(change, context) {
    await inviteInTime(change.before, change.after, context);
    await keepLastActivity(change.before, change.after, context);
  },
  async inDeleteTransaction(record, context) {
    await inviteInTime(record, null, context);
    await keepLastActivity(record, null, context);
    if (!record.series) return;
    await addException(context, record, context.user);
    await leaveEmpty(context, record.series.key, context.user);
  },
  async undone({ before, after, isMailed }, context) {
    if (isMailed) await inviteInTime(before, after, context, isMailed);
    await keepLastActivity(before, after, context);
    if (!before && after?.series) await removeException(context, after, context.user);
    if (before?.series && before.series.key !== after?.series?.key)
      await leaveEmpty(context, before.series.key, context.user, true);
  },
} satisfies ActivityHooks;
