import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { PlainField } from './AuthFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { looksLikeEmail } from '../../core/session/ordinary.ts';
import { session } from '../../core/session/session.ts';
import { confirmPassword } from '../../core/session/sign-in.ts';

interface Props {
  readonly user: { readonly id: number; readonly email: string | null };
  readonly onClose: () => void;
}

const title = t('app.account.changeEmail');

/** Changes the e-mail address a user signs in with (BEH-026). To change your own, you enter your password (AMB-103). */
export function ChangeEmailDialog({ user, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const isOwn = user.id === session.get()?.profile.id;
  const [email, setEmail] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  async function submit() {
    const newEmail = email.trim().toLowerCase();
    if (newEmail === user.email) return onClose();
    const wrong = {
      ...(!looksLikeEmail(newEmail) && { email: t('app.email.invalid') }),
      ...(isOwn && !password.trim() && { password: t('app.password.currentRequired') }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length) return;
    setBusy(true);
    try {
      if (isOwn) await confirmPassword(password);
    } catch (error) {
      setProblems({ password: (error as Error).message });
      return setBusy(false);
    }
    try {
      const path = `updateUserEmail/${user.id}`;
      const { json } = await call<{ email: string }>(path, { method: 'PUT', body: { newEmail } });
      if (json.email !== newEmail) return setMailedTo(newEmail);
      notify(t('app.email.updated'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['user'] });
      onClose();
    } catch (error) {
      notify(t('app.email.failed'), { type: 'error' });
      setProblems({ email: (error as Error).message });
      setBusy(false);
    }
  }

  if (mailedTo) return <MailedDialog to={mailedTo} onClose={onClose} />;
  return (
    <PlainDialog
      title={title}
      width={420}
      busy={busy}
      isChanged={email !== (user.email ?? '') || password !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PlainField
        id="change-email-new"
        label={t('app.email.new')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={problems.email}
        autoFocus
      />
      {isOwn && (
        <PasswordField
          id="change-email-password"
          label={t('app.password.current')}
          value={password}
          onChange={setPassword}
          error={problems.password}
        />
      )}
    </PlainDialog>
  );
}

/** Says that the address changes only once the user opens the link that was sent to it. */
const MailedDialog = ({ to, onClose }: { readonly to: string; readonly onClose: () => void }) => (
  <DialogFrame
    open
    title={title}
    width={420}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        {t('kit.close')}
      </Button>
    }
  >
    <Alert severity="info">{t('app.email.mailed', { email: to })}</Alert>
  </DialogFrame>
);
