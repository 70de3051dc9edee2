import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { Hint } from './watch-hints.ts';

/** A hint beside its element. */
export const HintTip = ({ anchor, text }: Hint) => (
  <Tooltip
    open
    title={text}
    placement={(anchor.dataset.hintSide ?? 'bottom') as TooltipProps['placement']}
    // Screen readers read the name or the description of the element itself.
    slotProps={{ popper: { anchorEl: anchor, 'aria-hidden': true } }}
  >
    <span hidden />
  </Tooltip>
);
