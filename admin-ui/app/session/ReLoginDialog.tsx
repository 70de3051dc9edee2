import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { PlainField } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { session, useSession } from '../../core/session/session.ts';
import { signIn, SignInError } from '../../core/session/sign-in.ts';

/** Opens over the page when the session has ended, so that unsaved input is kept. It cannot be closed (SES-014). */
export function ReLoginDialog() {
  const notify = useNotify();
  const logout = useLogout();
  const current = useSession();
  const [email, setEmail] = useState(current?.profile.email ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!email.trim() || !password.trim()) return;
    setBusy(true);
    const before = current?.profile.id;
    try {
      await signIn(email, password);
      // Another user has signed in: they must not see the previous user's page.
      if (before !== undefined && session.get()?.profile.id !== before) window.location.assign('/');
    } catch (error) {
      setProblem((error as Error).message);
      if (error instanceof SignInError && error.toast) notify(error.toast, { type: 'error' });
      // A user who is no longer active is signed out.
      if (!session.get()) void logout();
      setBusy(false);
    }
  }

  return (
    <DialogFrame
      open
      title={t('app.signIn.again')}
      width={400}
      actions={
        <Button type="submit" form="relogin" variant="contained" loading={busy}>
          {t('kit.signIn')}
        </Button>
      }
    >
      <form id="relogin" onSubmit={submit} noValidate>
        <Alert severity={problem ? 'error' : 'info'} sx={{ mb: 2 }}>
          {problem ?? t('app.signIn.expired')}
        </Alert>
        <PlainField
          id="relogin-email"
          label={t('kit.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          id="relogin-password"
          label={t('kit.password')}
          value={password}
          onChange={setPassword}
          autoFocus
        />
      </form>
    </DialogFrame>
  );
}
