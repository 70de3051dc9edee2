import { useEffect, useRef, useState } from 'react';
import { activityStatusKeys } from '../../../generated/activity-status/codes.gen.ts';
import type { Activity } from '../../../generated/activity/types.gen.ts';
import { addDays, instantOf, minutesOf, momentOf, tell, timeOf, type Moment } from '../../../core/time/london.ts';
import { withEnd } from '../start.ts';
import { useSendStatus } from '../use-send-status.ts';

/** Minutes that a start is moved by. */
export const step = 15;

export interface Moving {
  readonly activity: Activity;
  readonly to: Moment;
  readonly by: 'keys' | 'pointer';
}

interface Options {
  readonly canMove: (activity: Activity) => boolean;
  /** Days that are shown, in order. */
  readonly days: readonly string[];
  /** Whether a place has hours as well as a day. */
  readonly hasHours: boolean;
}

/** Moves activities by pointer or keyboard. A dropped activity is rescheduled, and moved back if the server refuses. */
export function useMove({ canMove, days, hasHours }: Options) {
  const send = useSendStatus();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [pending, setPending] = useState<ReadonlyMap<number, Moment>>(new Map());
  const [told, setTold] = useState('');
  const wasDragged = useRef(false);
  /** What was moved by keys keeps the focus, in its new place. */
  const [focused, setFocused] = useState<{ readonly id: number } | null>(null);
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-activity="${focused.id}"]`)?.focus();
  }, [focused]);

  async function drop({ activity, to, by }: Moving) {
    setMoving(null);
    const { activityId, startDate, startTime, duration } = activity;
    if (to.date === startDate && to.time === startTime) return;
    // An hour that the clocks leave out is no time to begin.
    const start = momentOf(instantOf(to.date, to.time)!);
    if (by === 'keys') setFocused({ id: activityId });
    setPending((before) => new Map(before).set(activityId, start));
    await send(activityId, {
      newStatusId: activityStatusKeys.Rescheduled,
      ...withEnd({ NewStartDate: start.date, NewStarTime: start.time, NewDuration: duration ?? 0 }),
    }).catch(() => setTold(`${activity.subject} was moved back.`));
    if (by === 'keys') setFocused({ id: activityId });
    setPending((before) => new Map([...before].filter(([id]) => id !== activityId)));
  }

  /** The calendar position of a pointer that holds an activity this many pixels below its top. */
  function placeAt(x: number, y: number, held: number, time: string): Moment | null {
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
    if (!column) return null;
    if (!hasHours || column.dataset.hours === undefined) return { date: column.dataset.day!, time };
    const { top, height } = column.getBoundingClientRect();
    const minutes = Math.round((((y - held - top) / height) * 24 * 60) / step) * step;
    return { date: column.dataset.day!, time: timeOf(Math.max(0, Math.min(24 * 60 - step, minutes))) };
  }

  /** For a mouse or a pen: a finger scrolls. */
  function grab(event: React.PointerEvent<HTMLElement>, activity: Activity) {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || !canMove(activity)) return;
    const { clientX, clientY } = event;
    const held = clientY - event.currentTarget.getBoundingClientRect().top;
    let last: Moving | null = null;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setMoving(null);
      // The click that ends a drag comes before this.
      setTimeout(() => (wasDragged.current = false));
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!wasDragged.current && Math.hypot(x - clientX, y - clientY) < 5) return;
      wasDragged.current = true;
      const to = placeAt(x, y, held, activity.startTime!);
      if (to) setMoving((last = { activity, to, by: 'pointer' }));
    };
    const { signal } = listening;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(), { signal });
    document.addEventListener(
      'pointerup',
      () => {
        end();
        if (last) void drop(last);
      },
      { signal },
    );
  }

  /** Arrows move, Enter drops, Escape cancels. Returns whether it handled the key. */
  function key(event: React.KeyboardEvent, activity: Activity): void {
    const current = moving?.activity.activityId === activity.activityId ? moving : null;
    if (event.key === 'Escape' && current) {
      setMoving(null);
      setTold('Moved back.');
    } else if (event.key === 'Enter' && current) void drop(current);
    else {
      const to =
        canMove(activity) &&
        shifted(event.key, current?.to ?? { date: activity.startDate!, time: activity.startTime! });
      if (!to) return;
      setMoving({ activity, to, by: 'keys' });
      setTold(
        `${tell(to.date, { weekday: 'long', day: 'numeric', month: 'long' })}, ${to.time}. Press Enter to reschedule, Escape to cancel.`,
      );
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function shifted(name: string, { date, time }: Moment): Moment | null {
    const [across, along] = [{ ArrowLeft: -1, ArrowRight: 1 }[name], { ArrowUp: -1, ArrowDown: 1 }[name]];
    if (across === undefined && along === undefined) return null;
    const onto = addDays(date, across ?? (hasHours ? 0 : along! * 7));
    const minutes = minutesOf(time) + (hasHours && along ? along * step : 0);
    return days.includes(onto) && minutes >= 0 && minutes < 24 * 60
      ? { date: onto, time: timeOf(minutes) }
      : { date, time };
  }

  return {
    moving,
    pending,
    told,
    grab,
    key,
    /** Losing focus cancels the move. */
    leave: () => setMoving((now) => (now?.by === 'keys' ? null : now)),
    /** Whether a click only ends a drag. */
    isDrag: () => wasDragged.current,
  };
}

export type Move = ReturnType<typeof useMove>;
