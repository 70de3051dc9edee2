import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { watchHints, type Hint } from './watch-hints.ts';

/**
 * Shows the name of the icon button under the mouse, with the keyboard focus or under a resting finger. For elements
 * with `data-hint`, shows that text, at the side in `data-hint-side`. There is one for the whole product: a tooltip
 * around each button would draw each of them twice.
 */
export function Hints() {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => watchHints(setHint), []);
  if (!hint) return null;
  const { anchor, text } = hint;
  return (
    <Tooltip
      open
      title={text}
      placement={(anchor.dataset.hintSide ?? 'bottom') as TooltipProps['placement']}
      // Screen readers read the name of the element itself.
      slotProps={{ popper: { anchorEl: anchor, 'aria-hidden': true } }}
    >
      <span hidden />
    </Tooltip>
  );
}
