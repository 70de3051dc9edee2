import Button from '@mui/material/Button';

interface Props {
  /** What could not be searched or loaded: `customers`. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Stands where rows would be: a search that failed has not found nothing. */
export const SearchFailed = ({ what, onRetry }: Props) => (
  <>
    The {what} could not be loaded.{' '}
    <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ ml: 1 }}>
      Try again
    </Button>
  </>
);
