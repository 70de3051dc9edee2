import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../core/data/http.ts';
import { AuthFrame, PlainField } from './AuthFrame.tsx';
import { identity } from '../../core/session/identity.ts';

const fields = [
  { id: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { id: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { id: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { id: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
] as const;

/** A new person asks for access; an administrator gives it (AMB-012). */
export function SignUpPage() {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    const { firstName, lastName, email, password } = values;
    if (fields.some(({ id }) => !values[id].trim())) return;
    setBusy(true);
    setProblem(null);
    try {
      const { idToken } = await identity.signUp(email.trim(), password.trim());
      await call('user/completeSignup', {
        method: 'POST',
        token: idToken,
        body: { email: email.trim(), firstName, lastName },
      });
      setDone(true);
    } catch (error) {
      setProblem(texts[(error as Error).message.split(' ')[0]!] ?? (error as Error).message);
      setBusy(false);
    }
  }

  return (
    <AuthFrame>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Sign up
      </Typography>
      {done ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          Thank you. You can sign in as soon as an administrator has given you a role.
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
              error={tried && !values[id].trim() ? `${label} is required.` : undefined}
            />
          ))}
          <Button type="submit" variant="contained" fullWidth loading={busy} sx={{ height: 40, mt: 1 }}>
            Sign up
          </Button>
        </form>
      )}
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to="/login">
          Back to the sign-in
        </Link>
      </Typography>
    </AuthFrame>
  );
}

const texts: Record<string, string> = {
  EMAIL_EXISTS: 'Email already exists.',
  INVALID_EMAIL: 'E-mail must be an e-mail address.',
  WEAK_PASSWORD: 'The password must have at least 6 characters.',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'There were too many attempts. Please try again later.',
};
