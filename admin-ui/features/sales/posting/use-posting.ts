import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postBatch, type Batch, type Outcome, type Posting } from './calls.ts';

/** How long the posting flag stays on after the last row was posted, in milliseconds (STA-053, CON-026). */
const flagStays = 7000;

export interface PostingRun {
  readonly posting: Posting;
  /** Rows that were not posted, in the order of the sheet. */
  readonly errors: readonly Outcome[];
  /** The posting flag (STA-052). */
  readonly isPosting: boolean;
  /** A call failed, or the person has stopped; what is left can be posted later. */
  readonly isStopped: boolean;
  readonly isDone: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Posts the rows of a posting, one batch after the other, until none is left. */
export function usePosting(first: Posting): PostingRun {
  const queries = useQueryClient();
  const [posting, setPosting] = useState(first);
  const [errors, setErrors] = useState<readonly Outcome[]>([]);
  const [isPosting, setPostingFlag] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const flag = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      abort.current?.abort();
      clearTimeout(flag.current);
    },
    [],
  );

  async function run() {
    const { signal } = (abort.current = new AbortController());
    clearTimeout(flag.current);
    setStopped(false);
    setPostingFlag(true);
    try {
      for (let batch: Batch | null = null; !batch || isLeft(batch.posting);) {
        batch = await postBatch(first.id, signal);
        const { posting: next, rows } = batch;
        setPosting(next);
        setErrors((before) => [...before, ...rows.filter(({ message }) => message !== null)]);
        if (isLeft(next)) continue;
        if (rows.at(-1)?.message != null) setPostingFlag(false);
        else flag.current = setTimeout(() => setPostingFlag(false), flagStays);
      }
    } catch {
      setPostingFlag(false);
      setStopped(true);
    }
    for (const key of ['actualSales', 'salesForecast', 'allSalesData', 'salesPosting'])
      void queries.invalidateQueries({ queryKey: [key] });
  }

  return {
    posting,
    errors,
    isPosting,
    isStopped,
    isDone: !isLeft(posting),
    start: () => void run(),
    stop: () => abort.current?.abort(),
  };
}

const isLeft = ({ rowCount, postedCount, failedCount }: Posting): boolean => postedCount + failedCount < rowCount;
