import { useEffect, useRef, useState } from 'react';
import { shortcut, usePageShortcuts } from '../../core/shortcuts.ts';
import { t } from './texts.ts';
import type { Pair } from './use-pairs.ts';

const shown = [
  { keys: 'j', does: t('probableDuplicate.next') },
  { keys: 'k', does: t('probableDuplicate.previous') },
  { keys: 'm', does: t('probableDuplicate.mergeKey') },
  { keys: 'n', does: t('probableDuplicate.differentKey') },
];

interface Options {
  readonly pairs: readonly Pair[];
  /** Whether a dialog is open, which has the focus. */
  readonly isBusy: boolean;
  readonly onMerge: (pair: Pair) => void;
  readonly onDifferent: (pair: Pair) => void;
}

/** `j` and `k` move through the pairs; `m` and `n` decide on the current one. */
export function usePairKeys({ pairs, isBusy, onMerge, onDifferent }: Options) {
  const [chosen, setChosen] = useState(0);
  /** The page opens at its top, so the first pair has the focus only once the user has begun. */
  const hasBegun = useRef(false);
  const at = Math.max(0, Math.min(chosen, pairs.length - 1));
  const current = pairs[at];
  const currentId = current?.id;
  usePageShortcuts(shown);
  useEffect(() => {
    const move = (by: number) => {
      // The first key goes to the first pair, which is the current one already.
      setChosen(Math.max(0, Math.min(pairs.length - 1, hasBegun.current ? at + by : at)));
      if (!hasBegun.current) focusOn(currentId);
      hasBegun.current = true;
    };
    const decide = (how: (pair: Pair) => void) => () => {
      hasBegun.current = true;
      if (current) how(current);
    };
    const stop = [
      shortcut('j', () => move(1)),
      shortcut('k', () => move(-1)),
      shortcut('m', decide(onMerge)),
      shortcut('n', decide(onDifferent), true),
    ];
    return () => stop.forEach((off) => off());
  });
  // When the current pair has been dealt with, the one after it takes over.
  useEffect(() => {
    if (hasBegun.current && !isBusy) focusOn(currentId);
  }, [currentId, isBusy]);
  return {
    current,
    onAt: (place: number) => {
      hasBegun.current = true;
      setChosen(place);
    },
  };
}

function focusOn(id: number | undefined) {
  const item = document.querySelector<HTMLElement>(`[data-pair="${id}"]`);
  if (item && !item.contains(document.activeElement)) item.focus();
}
