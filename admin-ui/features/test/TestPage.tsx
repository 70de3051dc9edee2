import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

/** A page that sends no requests to the server (AMB-011). */
export const TestPage = () => (
  <>
    <Typography variant="h1">{t('test.title')}</Typography>
    <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('test.text')}</Typography>
  </>
);
