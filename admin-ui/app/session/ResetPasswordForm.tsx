import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { identity, tooManyText } from '../../core/session/identity.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

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
  const next = useNewPassword();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    if (!next.check()) return;
    setBusy(true);
    try {
      await identity.reset(code, next.password.trim());
      onDone();
    } catch (error) {
      setProblem(next.isRefusedBy(error) ? null : (tooManyText(error) ?? t('app.password.failed')));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Heading />
      <Typography sx={{ mb: 3, color: 'text.secondary', minHeight: 20 }}>{email}</Typography>
      {(problem ?? next.problem) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem ?? next.problem}
        </Alert>
      )}
      <NewPasswordFields of={next} />
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
