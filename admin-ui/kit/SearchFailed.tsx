import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../core/i18n/t.ts';

interface Props {
  /** What could not be loaded: `customers`. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Shown in place of rows after a failed search, so that it is not mistaken for an empty result. */
export const SearchFailed = ({ what, onRetry }: Props) => (
  <>
    <Box component="span" sx={{ mr: 1 }}>
      {t('kit.searchFailed', { what })}
    </Box>{' '}
    <Button variant="outlined" color="inherit" onClick={onRetry}>
      {t('kit.tryAgain')}
    </Button>
  </>
);
