import { useEffect, useState } from 'react';
import { activityStatusKeys } from '../../../../schemas/generated/activity-status.gen.ts';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { instantOf, momentOf, formatDate, type Moment } from '../../../core/time/london.ts';
import { withMovedEnd } from '../start.ts';
import { useSend } from '../../../crud/status/use-send.ts';
import { activityStatusChange } from '../status-change.ts';
import { shifted, type Moving, type Shown } from './moving.ts';
import { useDrag } from './use-drag.ts';

interface Options extends Shown {
  readonly canMove: (activity: Activity) => boolean;
}

/** Moves activities by pointer or keyboard. A dropped activity is rescheduled, and moved back if the server refuses. */
export function useMove({ canMove, days, hasHours }: Options) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [announcement, announce] = useState('');
  const { pending, reschedule } = useReschedule(announce);
  const drop = (dropped: Moving) => {
    setMoving(null);
    void reschedule(dropped);
  };
  const drag = useDrag({ canMove, hasHours, onMove: setMoving, onDrop: drop });

  /** Arrows move, Enter drops, Escape cancels. Other keys do what they always do. */
  function key(event: React.KeyboardEvent, activity: Activity): void {
    const current = moving?.activity.activityId === activity.activityId ? moving : null;
    if (event.key === 'Escape' && current) {
      setMoving(null);
      announce(t('activity.calendar.movedBack'));
    } else if (event.key === 'Enter' && current) drop(current);
    else {
      const from = current?.to ?? { date: activity.startDate!, time: activity.startTime! };
      const to = canMove(activity) && shifted(event.key, from, { days, hasHours });
      if (!to) return;
      setMoving({ activity, to, by: 'keys' });
      const day = formatDate(to.date, { weekday: 'long', day: 'numeric', month: 'long' });
      announce(t('activity.calendar.moving', { day, time: to.time }));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    moving,
    /** New starts by activity, while the server saves them. */
    pending,
    /** What a screen reader says about the move. */
    announcement,
    key,
    ...drag,
    /** Losing focus cancels a move by keys. */
    leave: () => setMoving((now) => (now?.by === 'keys' ? null : now)),
  };
}

export type Move = ReturnType<typeof useMove>;

/** Saves the new start of a dropped activity. One that was moved by keys keeps the focus in its new place. */
function useReschedule(announce: (text: string) => void) {
  const send = useSend(activityStatusChange);
  const [pending, setPending] = useState<ReadonlyMap<number, Moment>>(new Map());
  const [focused, setFocused] = useState<{ readonly id: number } | null>(null);
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-activity="${focused.id}"]`)?.focus();
  }, [focused]);

  async function reschedule({ activity, to, by }: Moving) {
    const { activityId, subject, startDate, startTime, duration } = activity;
    if (to.date === startDate && to.time === startTime) return;
    // When the clocks go forward, an hour does not exist: a start in it becomes the hour after.
    const start = momentOf(instantOf(to.date, to.time)!);
    if (by === 'keys') setFocused({ id: activityId });
    setPending((before) => new Map(before).set(activityId, start));
    const details = withMovedEnd(
      { NewStartDate: start.date, NewStarTime: start.time, NewDuration: duration ?? 0 },
      activity,
    );
    await send(activity, activityStatusKeys.Rescheduled, details).catch(() =>
      announce(t('activity.calendar.subjectMovedBack', { subject: subject ?? '' })),
    );
    if (by === 'keys') setFocused({ id: activityId });
    setPending((before) => new Map([...before].filter(([id]) => id !== activityId)));
  }

  return { pending, reschedule };
}
