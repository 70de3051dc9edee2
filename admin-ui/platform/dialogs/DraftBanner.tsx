import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayAndTime } from '../time/london.ts';
import type { Draft } from './drafts.ts';

interface Props {
  readonly offer: Draft | null;
  readonly onRestore: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed here before and never saved. */
export function DraftBanner({ offer, onRestore, onDiscard }: Props) {
  if (!offer) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, py: 0, '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>You have unsaved changes from {dayAndTime(offer.at)}.</Box>
        <Box sx={{ ml: -1.5 }}>
          <Button color="inherit" onClick={() => onRestore(offer)}>
            Restore
          </Button>
          <Button color="inherit" onClick={onDiscard}>
            Discard
          </Button>
        </Box>
      </Box>
    </Alert>
  );
}
