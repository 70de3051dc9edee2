import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { config } from '../../core/data/config.ts';
import { t } from '../../core/i18n/t.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { PlainField } from './AuthFrame.tsx';
import { identity, tooManyText } from '../../core/session/identity.ts';
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
      const { hideAccounts } = await config();
      notify(t(hideAccounts ? 'app.forgotten.sentIfKnown' : 'app.forgotten.sent'), { type: 'success' });
      onClose();
    } catch (error) {
      const unknown = (error as Error).message === 'EMAIL_NOT_FOUND';
      setProblem(tooManyText(error) ?? t(unknown ? 'app.forgotten.unknown' : 'app.forgotten.failed'));
      setBusy(false);
    }
  }

  return (
    <PlainDialog
      title={t('app.forgotten.title')}
      width={500}
      busy={busy}
      isChanged={false}
      does={t('app.forgotten.send')}
      disabled={!looksLikeEmail(email)}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('app.forgotten.hint')}</Typography>
      <PlainField
        id="forgot-email"
        label={t('app.forgotten.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus
      />
    </PlainDialog>
  );
}
