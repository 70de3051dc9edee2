import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../core/i18n/t.ts';

const texts = {
  error: { title: t('app.errorPage.errorTitle'), text: t('app.errorPage.error') },
  access: { title: t('app.errorPage.accessTitle'), text: t('app.errorPage.access') },
  notfound: { title: t('app.errorPage.notFoundTitle'), text: t('app.errorPage.notFound') },
} as const;

export function ErrorPage({ kind }: { readonly kind: keyof typeof texts }) {
  const { title, text } = texts[kind];
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', py: 12, gap: 1 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
      <Button component={Link} to="/" variant="contained">
        {t('app.errorPage.back')}
      </Button>
    </Stack>
  );
}
