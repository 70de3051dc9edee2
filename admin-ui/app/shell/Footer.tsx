import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

/** Stands after the content of a page, so that lists keep their full height. */
export const Footer = () => (
  <Typography
    component="footer"
    data-screen
    variant="caption"
    sx={{
      mt: 'auto',
      pt: 2,
      flexShrink: 0,
      color: 'text.secondary',
      // What is loading would push it away.
      'main:has([aria-busy="true"]) > &, main:not(:has(h1)) > &': { visibility: 'hidden' },
    }}
  >
    {t('app.footer')}
  </Typography>
);
