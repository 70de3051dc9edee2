import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { wordsOf, type Chased } from './chase.ts';

/** Reasons to ring now are in colour, the others are not. */
const colours = {
  mine: 'primary',
  expiring: 'warning',
  orderDue: 'warning',
  expired: 'error',
  quiet: 'default',
} as const;

/** Why a quotation is in the queue. */
export const Reasons = ({ row }: { readonly row: Chased }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {row.reasons.map((reason) => (
      <Chip key={reason} variant="outlined" color={colours[reason]} label={wordsOf(reason, row)} />
    ))}
  </Box>
);
