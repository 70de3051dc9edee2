import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  /** What could not be searched or loaded: `customers`. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Shown in place of rows when a search has failed, so that nobody takes it for one without results. */
export const SearchFailed = ({ what, onRetry }: Props) => (
  <>
    <Box component="span" sx={{ mr: 1 }}>
      The {what} could not be loaded.
    </Box>{' '}
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      Try again
    </Button>
  </>
);
