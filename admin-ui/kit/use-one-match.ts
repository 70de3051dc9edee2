import { useEffect, useEffectEvent, useRef } from 'react';

interface Options<T> {
  /** The typed text, without spaces around it. */
  readonly text: string;
  /** Whether `matches` are those of the text; else the search is still running. */
  readonly isSettled: boolean;
  readonly matches: readonly T[];
  readonly onTake: (match: T) => void;
}

/**
 * Takes the only match of a search on Enter. If the search is still running, once it is done: until then, the matches
 * are those of another text.
 * @returns what to call on Enter
 */
export function useOneMatch<T>({ text, isSettled, matches, onTake }: Options<T>): () => void {
  /** The text for which Enter was pressed; null if it was not. */
  const asked = useRef<string | null>(null);
  const take = () => {
    const isAsked = asked.current === text;
    asked.current = null;
    if (isAsked && matches.length === 1) onTake(matches[0]!);
  };
  const settle = useEffectEvent(take);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return () => {
    if (!text) return;
    asked.current = text;
    if (isSettled) take();
  };
}
