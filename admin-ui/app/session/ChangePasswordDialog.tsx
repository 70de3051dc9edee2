import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { identity, IdentityError } from '../../core/session/identity.ts';
import { session } from '../../core/session/session.ts';
import { confirmPassword } from '../../core/session/sign-in.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useNewPassword } from './use-new-password.ts';

/** Changes the user's own password after a sign-in with the old one (AMB-103, VAL-003). All other sessions end. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const next = useNewPassword();

  async function submit() {
    const isValid = next.check();
    setWrong(current.trim() ? undefined : t('app.password.currentRequired'));
    if (!isValid || !current.trim()) return;
    setBusy(true);
    try {
      await confirmPassword(current);
    } catch (error) {
      setWrong((error as Error).message);
      return setBusy(false);
    }
    try {
      const { idToken, refreshToken } = await identity.changePassword(session.get()!.token, next.password.trim());
      session.update({ token: idToken, refreshToken });
      notify(t('app.password.updated'), { type: 'success' });
      onClose();
    } catch (error) {
      notify(t('app.password.failed'), { type: 'error' });
      setBusy(false);
      // A weak password can be corrected. For any other 400 the user has to sign in again (ERR-010).
      if (!next.isRefusedBy(error) && error instanceof IdentityError && error.status === 400) {
        session.clear();
        queries.clear();
        void navigate('/login', { replace: true });
      }
    }
  }

  return (
    <PlainDialog
      title={t('app.account.changePassword')}
      width={420}
      busy={busy}
      isChanged={current !== '' || !next.isEmpty}
      problem={next.problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PasswordField
        id="change-current"
        label={t('app.password.current')}
        value={current}
        onChange={setCurrent}
        error={wrong}
        autoFocus
      />
      <NewPasswordFields of={next} />
    </PlainDialog>
  );
}
