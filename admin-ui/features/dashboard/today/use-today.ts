import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HttpError } from 'react-admin';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import type { Alert } from '../../../../schemas/generated/alert.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import { call } from '../../../core/data/http.ts';
import { ownWrites } from '../../../core/data/own-writes.ts';
import { onSaved } from '../../../core/live/live.ts';
import type { Chased } from '../../quotation/chase/chase.ts';

/** The first rows of a section, and how many there are. */
export interface Section<T> {
  readonly rows: readonly T[];
  readonly total: number;
  /** False if there are more than `total`. */
  readonly exact: boolean;
}

/** An activity with the number to ring. */
export interface Due extends Activity {
  readonly phoneNo: string | null;
}

/** A person who is away, by the key of the absence, and who covers. */
export interface Away {
  readonly id: number;
  readonly user: string;
  readonly cover: string;
  readonly untilDate: string;
}

/** What a person has to do; a section that is not for them is null. */
export interface Today {
  readonly overdue: Section<Due> | null;
  readonly today: Section<Due> | null;
  readonly next: Section<Due> | null;
  readonly chase: Section<Chased> | null;
  readonly alerts: Section<Alert> | null;
  readonly approvals: Section<Customer> | null;
  readonly quiet: Section<Customer> | null;
}

/** The same, and whether the person is away, or covers for others. */
export interface TodayAnswer extends Today {
  readonly away: Away | null;
  readonly covering: readonly Away[];
}

export type SectionName = keyof Today;

export const todayKey = ['today'] as const;

/** Time after which the work is loaded again without a save, in milliseconds: what was due later is overdue by then. */
const every = 300_000;
/** Maximum of the random delay after a colleague's save, in milliseconds. */
const spread = 2000;

/** What the signed-in user has to do. */
export const useToday = () =>
  useQuery<TodayAnswer, HttpError>({
    queryKey: todayKey,
    queryFn: () => call<TodayAnswer>('today').then(({ json }) => json),
    refetchInterval: every,
  });

/** The key of each kind of record in the sections. */
const keys: Readonly<Record<string, string>> = {
  activity: 'activityId',
  quotation: 'quoteVerId',
  customer: 'customerId',
};

/** Loads the work again after each save of the user's own, when a colleague saves one of its records, and after an alert. */
export function useLiveToday(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const reload = () => void queries.invalidateQueries({ queryKey: todayKey });
    const shows = (entity: string, ids: readonly number[]) => {
      const key = keys[entity];
      const sections = Object.values(queries.getQueryData<Today>(todayKey) ?? {}) as (Partial<
        Section<object>
      > | null)[];
      const rows = sections.flatMap((section) => section?.rows ?? []) as Readonly<Record<string, unknown>>[];
      return key !== undefined && rows.some((row) => ids.includes(row[key] as number));
    };
    const stops = [
      ownWrites.onEnd(reload),
      onSaved(async (saved) => {
        if (saved && saved.entity !== 'alert' && !shows(saved.entity, saved.ids ?? [])) return;
        const isStale = await ownWrites.settled();
        setTimeout(
          () => void queries.invalidateQueries({ queryKey: todayKey, predicate: isStale }),
          saved?.entity === 'alert' ? 0 : Math.random() * spread,
        );
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries]);
}
