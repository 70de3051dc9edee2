import { useEffect, useState } from 'react';
import type { HintTip } from './HintTip.tsx';
import { watchHints, type Hint } from './watch-hints.ts';

/**
 * Shows the name of the icon button under the mouse, with the keyboard focus or under a finger. For elements with
 * `data-hint`, shows that text, at the side in `data-hint-side`. There is one for the whole product: a tooltip around
 * each button would draw each of them twice. Its code is loaded with the first hint.
 */
export function Hints() {
  const [hint, setHint] = useState<Hint | null>(null);
  const [Tip, setTip] = useState<typeof HintTip | null>(null);
  const isWanted = hint !== null;
  useEffect(() => watchHints(setHint), []);
  useEffect(() => {
    if (!isWanted) return;
    // If the code cannot be loaded, there is no hint.
    import('./HintTip.tsx').then(
      (code) => setTip(() => code.HintTip),
      () => undefined,
    );
  }, [isWanted]);
  return hint && Tip && <Tip {...hint} />;
}
