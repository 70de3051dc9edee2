import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { AuthFrame, PlainField } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { signIn, SignInError } from '../../core/session/sign-in.ts';

/** The sign-in screen, without the shell (NAV-042). A code from an e-mail opens the form for a new password. */
export function LoginPage() {
  const [query] = useSearchParams();
  const code = query.get('mode') === 'resetPassword' ? query.get('oobCode') : null;
  return <AuthFrame>{code ? <ResetPasswordForm code={code} /> : <SignInForm />}</AuthFrame>;
}

function SignInForm() {
  const navigate = useNavigate();
  const notify = useNotify();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState(false);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    // Call the server only if both are filled after trimming (VAL-001).
    if (!email.trim() || !password.trim()) {
      document.getElementById(email.trim() ? 'password' : 'email')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await signIn(email, password);
      void navigate(from ?? '/', { replace: true });
    } catch (error) {
      setProblem((error as Error).message);
      if (error instanceof SignInError && error.toast) notify(error.toast, { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('app.signIn.title')}
      </Typography>
      <form onSubmit={submit} noValidate>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <PlainField
          id="email"
          label={t('kit.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={tried && !email.trim() ? t('app.signIn.emailRequired') : undefined}
          autoFocus
        />
        <PasswordField
          id="password"
          label={t('kit.password')}
          value={password}
          onChange={setPassword}
          error={tried && !password.trim() ? t('app.signIn.passwordRequired') : undefined}
        />
        <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ height: 40, mt: 1 }}>
          {t('kit.signIn')}
        </Button>
      </form>
      <Typography sx={{ mt: 2, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Link component="button" type="button" onClick={() => setForgotten(true)}>
          {t('app.signIn.forgotten')}
        </Link>
        <Link component={RouterLink} to="/signup">
          {t('app.signIn.signUp')}
        </Link>
      </Typography>
      {forgotten && <ForgotPasswordDialog email={email} onClose={() => setForgotten(false)} />}
    </>
  );
}
