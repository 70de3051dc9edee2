import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { labelOf } from '../../core/model/label.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { distinctPath } from '../../crud/duplicates/use-distinct.ts';
import { withUndo } from '../../kit/undo.ts';
import { t } from './texts.ts';

/** Two records that look alike. */
export interface Pair {
  readonly id: number;
  /** Per cent. */
  readonly score: number;
  readonly reasons: readonly { readonly title: string; readonly match: 'same' | 'similar' }[];
  readonly records: readonly [WireRecord, WireRecord];
}

interface Page {
  readonly pairs: readonly Pair[];
  readonly total: number;
  readonly hasMore: boolean;
  /** Records that are still to be compared. */
  readonly due: number;
}

/** Milliseconds between two looks at the server while it still compares. */
const often = 10_000;

const keyOf = (of: Resource) => [of.name, 'probable duplicates'] as const;

/** A page of pairs. @returns without those that have just been marked as different */
export function usePairs(of: Resource, page: number, perPage: number) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery<Page, HttpError>({
    // In one object: a number in a key stands for a record.
    queryKey: [...keyOf(of), { page, perPage }],
    queryFn: () => call<Page>(`probableDuplicates/${of.name}?page=${page}&perPage=${perPage}`).then(({ json }) => json),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.due ? often : false),
  });
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(of) });
  const bringBack = (id: number) => setGone((before) => new Set([...before].filter((one) => one !== id)));
  const path = ({ records: [one, other] }: Pair) => distinctPath(of, one[of.key], other[of.key]);

  async function unmark(pair: Pair) {
    try {
      await call(path(pair), { method: 'DELETE' });
      bringBack(pair.id);
      notify(t('kit.undone'), { type: 'info' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await reload();
  }

  /** Marks the two as different. The pair leaves at once, and comes back if the server refuses or the user undoes it. */
  async function mark(pair: Pair) {
    setGone((before) => new Set(before).add(pair.id));
    try {
      await call(path(pair), { method: 'POST' });
      notify(t('probableDuplicate.marked', namesOf(of, pair)), { type: 'info', ...withUndo(() => void unmark(pair)) });
    } catch (error) {
      bringBack(pair.id);
      notify((error as Error).message, { type: 'error' });
    }
    await reload();
  }

  return { ...query, pairs: (query.data?.pairs ?? []).filter(({ id }) => !gone.has(id)), mark, reload };
}

export const namesOf = (of: Resource, { records: [one, other] }: Pair) => ({
  one: labelOf(of, one),
  other: labelOf(of, other),
});
