import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { postBatch, type Posting } from './calls.ts';
import { addressOf, canGoOn, flagStays, isLeft } from './posting.ts';
import { useRefresh } from './use-refresh.ts';

export interface PostingRun {
  readonly posting: Posting;
  /** The posting flag (STA-052). */
  readonly isPosting: boolean;
  /** Rows are being posted. */
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Posts the rows of a posting that are left, one batch after the other. When the page is left in the meantime, a
 * message leads back to the posting.
 * @param begins whether to start at once
 */
export function usePosting(known: Posting, begins: boolean): PostingRun {
  const notify = useNotify();
  const refresh = useRefresh();
  const [answered, setAnswered] = useState(known);
  const startsAtOnce = begins && canGoOn(known);
  const [isPosting, setPostingFlag] = useState(startsAtOnce);
  const [isRunning, setRunning] = useState(startsAtOnce);
  const abort = useRef<AbortController>(undefined);
  const flag = useRef<ReturnType<typeof setTimeout>>(undefined);
  const posting = known.version > answered.version ? known : answered;

  async function run() {
    const { signal } = (abort.current = new AbortController());
    try {
      for (let left = true; left;) {
        const { posting: next, rows } = await postBatch(known.id, signal);
        setAnswered(next);
        left = isLeft(next);
        if (!left) flag.current = setTimeout(() => setPostingFlag(false), flagStays(rows));
      }
    } catch (error) {
      setPostingFlag(false);
      if (!signal.aborted) notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
    void refresh();
  }

  function start() {
    clearTimeout(flag.current);
    setRunning(true);
    setPostingFlag(true);
    void run();
  }

  const begin = useEffectEvent(() => {
    if (startsAtOnce) void run();
  });
  const leave = useEffectEvent(() => {
    clearTimeout(flag.current);
    abort.current?.abort();
    if (!isRunning) return;
    const action = (
      <Button color="inherit" component={Link} to={addressOf(posting)} state={{ goOn: true }}>
        {t('posting.progress.goOn')}
      </Button>
    );
    const options = { type: 'warning', autoHideDuration: 10_000, messageArgs: {}, action } as const;
    notify(t('posting.progress.left', { file: posting.fileName }), options);
  });
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  return { posting, isPosting, isRunning, start, stop: () => abort.current?.abort() };
}
