import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { AuthFrame } from './AuthFrame.tsx';
import { identity } from '../../core/session/identity.ts';
import { session, useSession } from '../../core/session/session.ts';
import { refreshProfile } from '../../core/session/sign-in.ts';

/** The page behind the link in a mail to a new address: confirms the address and shows the result (AMB-103). */
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
    // A code works only once.
    staleTime: Infinity,
  });
  return (
    <AuthFrame>
      <Typography variant="h1" sx={{ mb: 3 }}>
        New e-mail
      </Typography>
      {error ? (
        <Alert severity="error">
          {texts[error.message] ?? 'This link has been used already, or is older than an hour.'}
        </Alert>
      ) : data ? (
        <Alert severity="success">From now on you sign in as {data}.</Alert>
      ) : (
        <Alert severity="info">Confirming your new address…</Alert>
      )}
      <Button component={Link} to={current ? '/' : '/login'} variant="contained" fullWidth sx={{ mt: 3 }}>
        {current ? 'Go to the dashboard' : 'Sign In'}
      </Button>
    </AuthFrame>
  );
}

const texts: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: 'Another user now has this address. Your address has not changed.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many attempts. Please try again later.',
  UNREACHABLE: 'The server cannot be reached. Please load this page again.',
};
