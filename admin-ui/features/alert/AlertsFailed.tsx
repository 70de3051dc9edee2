import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

/** Shown when the alerts could not be loaded. */
export const AlertsFailed = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <Box sx={{ p: 3, textAlign: 'center' }}>
    <Typography sx={{ mb: 1 }}>{t('alert.failed')}</Typography>
    <Button variant="outlined" color="inherit" onClick={() => void onRetry()}>
      {t('kit.tryAgain')}
    </Button>
  </Box>
);
