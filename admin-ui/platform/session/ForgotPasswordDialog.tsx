import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { DialogFrame } from '../dialogs/DialogFrame.tsx';
import { PlainField } from './AuthFrame.tsx';
import { identity } from './identity.ts';
import { looksLikeEmail } from './ordinary.ts';

/** Asks for a mail with a code for a new password (0:103). */
export function ForgotPasswordDialog({
  email: given,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const notify = useNotify();
  const [email, setEmail] = useState(given);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await identity.sendReset(email.trim());
      notify('We have sent you an e-mail. Its link is good for an hour.', { type: 'success' });
      onClose();
    } catch (error) {
      setProblem(
        (error as Error).message === 'EMAIL_NOT_FOUND'
          ? 'Email not found.'
          : 'The e-mail could not be sent. Please try again later.',
      );
      setBusy(false);
    }
  }

  return (
    <DialogFrame
      open
      title="Forgot Password"
      width={500}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="forgot"
            variant="contained"
            loading={busy}
            disabled={!looksLikeEmail(email.trim())}
          >
            Send Email
          </Button>
        </>
      }
    >
      <form id="forgot" onSubmit={submit} noValidate>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>We send you a link to choose a new password.</Typography>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <PlainField
          id="forgot-email"
          label="Email Address"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          autoFocus
        />
      </form>
    </DialogFrame>
  );
}
