import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { startPosting, stopPosting, type Posting } from './calls.ts';
import { canGoOn, flagStays } from './posting.ts';
import { useRefresh } from './use-refresh.ts';

export interface PostingRun {
  readonly posting: Posting;
  /** The posting flag (STA-052). */
  readonly isPosting: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Milliseconds after which a running posting is read again, if the live channel does not say before that it has changed. */
const pace = 3000;

/**
 * Follows a posting, whose rows are posted on the server: it goes on when the page is left.
 * @param begins whether to start at once
 */
export function usePosting(known: Posting, begins: boolean): PostingRun {
  const notify = useNotify();
  const refresh = useRefresh();
  const [answered, setAnswered] = useState(known);
  const [isStarting, setStarting] = useState(begins && canGoOn(known));
  const [flag, setFlag] = useState(isStarting);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = (read?: Posting) =>
    [known, answered, ...(read ? [read] : [])].reduce((a, b) => (b.version > a.version ? b : a));
  // What was read may be older than the answer of the call that started the posting.
  const { data } = useGetOne<Posting>(
    'salesPosting',
    { id: known.id },
    { refetchInterval: ({ state }) => (latest(state.data).running ? pace : false) },
  );
  const posting = latest(data);
  const { running } = posting;

  const refused = (error: Error) => {
    setFlag(false);
    notify(error.message, { type: 'error' });
  };
  const send = (change: (id: number) => Promise<Posting>) =>
    change(known.id)
      .then(setAnswered, refused)
      .finally(() => setStarting(false));
  function start() {
    clearTimeout(timer.current);
    setStarting(true);
    setFlag(true);
    void send(startPosting);
  }

  const begin = useEffectEvent(() => {
    if (isStarting) void send(startPosting);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  const isBusy = running || isStarting;
  const wasBusy = useRef(isBusy);
  const end = useEffectEvent(() => {
    timer.current = setTimeout(() => setFlag(false), flagStays(posting));
    void refresh();
  });
  useEffect(() => {
    if (wasBusy.current && !isBusy) end();
    wasBusy.current = isBusy;
  }, [isBusy]);

  return { posting, isPosting: flag || running, start, stop: () => void send(stopPosting) };
}
