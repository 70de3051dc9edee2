import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { PlainField } from './AuthFrame.tsx';
import { identity } from '../../core/session/identity.ts';
import { looksLikeEmail } from '../../core/session/ordinary.ts';

/** Requests an e-mail with a code for a new password (BEH-015). */
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

  async function submit() {
    setBusy(true);
    try {
      await identity.sendReset(email.trim());
      notify('We have sent you an e-mail. The link in it works for an hour.', { type: 'success' });
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
    <PlainDialog
      title="Forgot Password"
      width={500}
      busy={busy}
      isChanged={false}
      does="Send Email"
      disabled={!looksLikeEmail(email)}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>We send you a link to choose a new password.</Typography>
      <PlainField
        id="forgot-email"
        label="Email Address"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus
      />
    </PlainDialog>
  );
}
