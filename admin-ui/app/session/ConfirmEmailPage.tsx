import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { identity, tooManyText } from '../../core/session/identity.ts';
import { session, useSession } from '../../core/session/session.ts';
import { refreshProfile } from '../../core/session/sign-in.ts';

/** The page that the link in an e-mail to a new address opens. Confirms the address and shows the result (AMB-103). */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  const current = useSession();
  const { data, error } = useQuery({
    queryKey: ['confirm-email', code],
    queryFn: async () => {
      const { email } = await identity.confirmEmail(code);
      if (session.get()) await refreshProfile().catch(() => undefined);
      return email;
    },
    // A code works only once, so never request this again.
    staleTime: Infinity,
  });
  return (
    <AuthFrame>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('app.email.new')}
      </Typography>
      {error ? (
        <Alert severity="error">{tooManyText(error) ?? texts[error.message] ?? t('app.email.linkUsed')}</Alert>
      ) : data ? (
        <Alert severity="success">{t('app.email.confirmed', { email: data })}</Alert>
      ) : (
        <Alert severity="info">{t('app.email.confirming')}</Alert>
      )}
      <Button component={Link} to={current ? '/' : '/login'} variant="contained" fullWidth sx={{ mt: 3 }}>
        {t(current ? 'app.email.goToDashboard' : 'kit.signIn')}
      </Button>
    </AuthFrame>
  );
}

const texts: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: t('app.email.taken'),
  UNREACHABLE: t('app.email.unreachable'),
};
