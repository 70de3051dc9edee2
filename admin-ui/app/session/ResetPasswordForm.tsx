import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { PlainField } from './AuthFrame.tsx';
import { identity } from '../../core/session/identity.ts';
import { checkPasswords } from '../../core/session/passwords.ts';

/** Sets a new password with the code from an e-mail. */
export function ResetPasswordForm({ code }: { readonly code: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['reset', code],
    queryFn: () => identity.reset(code),
    retry: false,
  });
  const [done, setDone] = useState(false);
  if (error)
    return (
      <>
        <Heading />
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('app.email.linkUsed')}
        </Alert>
        <Link component={RouterLink} to="/login">
          {t('app.signIn.back')}
        </Link>
      </>
    );
  if (done)
    return (
      <>
        <Heading />
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('app.password.updated')}
        </Alert>
        <Button component={RouterLink} to="/login" variant="contained" fullWidth>
          {t('kit.signIn')}
        </Button>
      </>
    );
  return <NewPassword code={code} email={data?.email} isPending={isPending} onDone={() => setDone(true)} />;
}

interface NewPasswordProps {
  readonly code: string;
  /** undefined while the code is being checked. */
  readonly email: string | undefined;
  readonly isPending: boolean;
  readonly onDone: () => void;
}

function NewPassword({ code, email, isPending, onDone }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const check = checkPasswords(password, confirmation);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!check.valid) return;
    setBusy(true);
    try {
      await identity.reset(code, password.trim());
      onDone();
    } catch {
      setProblem(t('app.password.failed'));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Heading />
      <Typography sx={{ mb: 3, color: 'text.secondary', minHeight: 20 }}>{email}</Typography>
      {(problem ?? (tried && check.problem)) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem ?? check.problem}
        </Alert>
      )}
      <PlainField
        id="new-password"
        label={t('app.password.new')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={tried ? check.password : undefined}
      />
      <PlainField
        id="confirm-password"
        label={t('app.password.confirm')}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        error={tried ? check.confirm : undefined}
      />
      <Button type="submit" variant="contained" fullWidth loading={busy} disabled={isPending}>
        {t('kit.save')}
      </Button>
    </form>
  );
}

const Heading = () => (
  <Typography variant="h1" sx={{ mb: 1 }}>
    {t('app.password.choose')}
  </Typography>
);
