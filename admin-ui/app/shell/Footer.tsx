import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

export const Footer = () => (
  <Typography
    component="footer"
    variant="caption"
    sx={{ px: { xs: 2, sm: 3 }, py: 1.5, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
  >
    {t('app.footer')}
  </Typography>
);
