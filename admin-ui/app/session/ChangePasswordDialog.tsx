import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { PlainField } from './AuthFrame.tsx';
import { identity, IdentityError } from '../../core/session/identity.ts';
import { checkPasswords } from '../../core/session/passwords.ts';
import { session } from '../../core/session/session.ts';
import { confirmPassword } from '../../core/session/sign-in.ts';

/** Changes the user's own password after a sign-in with the old one (AMB-103, VAL-003). All other sessions end. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const [current, setCurrent] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const check = checkPasswords(password, confirmation);

  async function submit() {
    setTried(true);
    setWrong(current.trim() ? undefined : t('app.password.currentRequired'));
    if (!check.valid || !current.trim()) return;
    setBusy(true);
    try {
      await confirmPassword(current);
    } catch (error) {
      setWrong((error as Error).message);
      return setBusy(false);
    }
    try {
      const { idToken, refreshToken } = await identity.changePassword(session.get()!.token, password.trim());
      session.update({ token: idToken, refreshToken });
      notify(t('app.password.updated'), { type: 'success' });
      onClose();
    } catch (error) {
      notify(t('app.password.failed'), { type: 'error' });
      setBusy(false);
      if (error instanceof IdentityError && error.status === 400) {
        session.clear();
        window.location.assign('/login');
      }
    }
  }

  return (
    <PlainDialog
      title={t('app.account.changePassword')}
      width={420}
      busy={busy}
      isChanged={[current, password, confirmation].some((text) => text !== '')}
      problem={tried ? check.problem : null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PlainField
        id="change-current"
        label={t('app.password.current')}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={wrong}
        autoFocus
      />
      <PlainField
        id="change-new"
        label={t('app.password.new')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={tried ? check.password : undefined}
      />
      <PlainField
        id="change-confirm"
        label={t('app.password.confirm')}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        error={tried ? check.confirm : undefined}
      />
    </PlainDialog>
  );
}
