import { useEffect, useState } from 'react';
import { shortcut, usePageShortcuts } from '../../core/shortcuts.ts';
import { t } from './texts.ts';
import type { Pair } from './use-pairs.ts';

const shown = [
  { keys: 'j', does: t('probableDuplicate.next') },
  { keys: 'k', does: t('probableDuplicate.previous') },
  { keys: 'm', does: t('probableDuplicate.mergeKey') },
  { keys: 'n', does: t('probableDuplicate.different') },
];

interface Options {
  readonly pairs: readonly Pair[];
  /** What the pairs are a page of. */
  readonly list: string;
  /** Whether a dialog is open, which has the focus, or the pairs are those of the page before. */
  readonly isBusy: boolean;
  readonly onMerge: (pair: Pair) => void;
  readonly onDifferent: (pair: Pair) => void;
}

/** Where the keyboard is. */
interface Place {
  readonly list: string;
  readonly id: number;
  readonly index: number;
}

/**
 * `j` and `k` move through the pairs; `m` and `n` decide on the current one. When the current pair has left, the one
 * after it takes over. A page opens with its first pair, which has the focus once the user has begun.
 */
export function usePairKeys({ pairs, list, isBusy, onMerge, onDifferent }: Options) {
  const [last, setPlace] = useState<Place | null>(null);
  const place = last?.list === list ? last : null;
  const known = pairs.findIndex(({ id }) => id === place?.id);
  const index = known >= 0 ? known : Math.max(0, Math.min(place?.index ?? 0, pairs.length - 1));
  const current = pairs[index];
  const currentId = current?.id;
  usePageShortcuts(shown);
  const go = (to: number) => {
    const next = pairs[Math.max(0, Math.min(pairs.length - 1, to))];
    if (next) setPlace({ list, id: next.id, index: pairs.indexOf(next) });
  };
  useEffect(() => {
    const decide = (how: (pair: Pair) => void) => () => {
      if (isBusy || !current) return;
      go(index);
      how(current);
    };
    const stop = [
      // The first key goes to the first pair, which is the current one already.
      shortcut('j', () => go(place ? index + 1 : index)),
      shortcut('k', () => go(index - 1)),
      shortcut('m', decide(onMerge)),
      shortcut('n', decide(onDifferent), true),
    ];
    return () => stop.forEach((off) => off());
  });
  const hasBegun = place !== null;
  useEffect(() => {
    if (currentId === undefined || !hasBegun || isBusy) return;
    const item = document.querySelector<HTMLElement>(`[data-pair="${currentId}"]`);
    const { activeElement } = document;
    // Someone who works elsewhere on the page keeps the focus there.
    const isHere = activeElement === document.body || activeElement?.closest('[data-pair]');
    if (isHere && !item?.contains(activeElement)) item?.focus();
  }, [currentId, hasBegun, isBusy]);
  return { current, onCurrent: (pair: Pair) => go(pairs.indexOf(pair)) };
}
