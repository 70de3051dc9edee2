import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../core/i18n/t.ts';

interface Props {
  /** What could not be searched or loaded: `customers`. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Shown in place of rows when a search has failed, so that nobody takes it for one without results. */
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
