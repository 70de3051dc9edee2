import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { AuthFrame, PlainField } from './AuthFrame.tsx';
import { identity, tooManyText } from '../../core/session/identity.ts';
import { shortestPassword, weaknessIn } from '../../core/session/passwords.ts';

const fields = [
  { id: 'firstName', label: t('app.signUp.firstName'), type: 'text', autoComplete: 'given-name' },
  { id: 'lastName', label: t('app.signUp.lastName'), type: 'text', autoComplete: 'family-name' },
  { id: 'email', label: t('kit.email'), type: 'email', autoComplete: 'username' },
  { id: 'password', label: t('kit.password'), type: 'password', autoComplete: 'new-password' },
] as const;

/** Requests access for a new user. An administrator grants it (AMB-012). */
export function SignUpPage() {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [weakness, setWeakness] = useState<string | null>(null);
  const made = useRef<{ readonly account: readonly string[]; readonly idToken: string }>(null);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    const { firstName, lastName, email, password } = values;
    if (fields.some(({ id }) => !values[id].trim())) return;
    setBusy(true);
    setProblem(null);
    setWeakness(null);
    try {
      const account = [email.trim(), password.trim()] as const;
      // If the names were refused, the account exists already.
      const { idToken } =
        made.current?.account.join('\n') === account.join('\n') ? made.current : await identity.signUp(...account);
      made.current = { account, idToken };
      await call('user/completeSignup', {
        method: 'POST',
        token: idToken,
        body: { email: email.trim(), firstName, lastName },
      });
      setDone(true);
    } catch (error) {
      const weak = weaknessIn(error);
      if (weak) setWeakness(weak);
      else setProblem(tooManyText(error) ?? texts[(error as Error).message] ?? (error as Error).message);
      setBusy(false);
    }
  }

  const weaknessOf = (id: string) => (id === 'password' && weakness) || undefined;

  return (
    <AuthFrame>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('app.signIn.signUp')}
      </Typography>
      {done ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('app.signUp.done')}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {fields.map(({ id, label, type, autoComplete }) => (
            <PlainField
              key={id}
              id={id}
              label={label}
              type={type}
              autoComplete={autoComplete}
              value={values[id]}
              onChange={(value) => setValues({ ...values, [id]: value })}
              error={tried && !values[id].trim() ? t('app.signUp.required', { label }) : weaknessOf(id)}
              help={id === 'password' ? t('app.password.help', { count: shortestPassword }) : undefined}
            />
          ))}
          <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ height: 40, mt: 1 }}>
            {t('app.signIn.signUp')}
          </Button>
        </form>
      )}
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to="/login">
          {t('app.signIn.back')}
        </Link>
      </Typography>
    </AuthFrame>
  );
}

const texts: Record<string, string> = {
  EMAIL_EXISTS: t('app.signUp.emailExists'),
  INVALID_EMAIL: t('app.email.invalid'),
};
