import { useState } from 'react';
import type { Place } from './place.ts';

interface Step<S> {
  readonly state: S;
  /** Where the next change was made. */
  readonly at: Place | null;
}

export interface History<S> {
  readonly state: S;
  readonly change: (change: (before: S) => S, at?: Place) => void;
  readonly canUndo: boolean;
  /** @returns where the undone change was made; null if that is no single place, or if there is none */
  readonly undo: () => Place | null;
  readonly redo: () => Place | null;
}

/** Changes that can be undone at most. */
const most = 100;

/** A state whose changes can be undone and made again. */
export function useHistory<S>(first: S): History<S> {
  const [{ past, state, future }, setHistory] = useState<{
    readonly past: readonly Step<S>[];
    readonly state: S;
    readonly future: readonly Step<S>[];
  }>({ past: [], state: first, future: [] });
  return {
    state,
    change: (change, at) =>
      setHistory((before) => ({
        past: [...before.past, { state: before.state, at: at ?? null }].slice(-most),
        state: change(before.state),
        future: [],
      })),
    canUndo: past.length > 0,
    undo: () => {
      const step = past.at(-1);
      if (step) setHistory({ past: past.slice(0, -1), state: step.state, future: [{ state, at: step.at }, ...future] });
      return step?.at ?? null;
    },
    redo: () => {
      const [step, ...rest] = future;
      if (step) setHistory({ past: [...past, { state, at: step.at }], state: step.state, future: rest });
      return step?.at ?? null;
    },
  };
}
