import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { enrolSecondFactor } from '../../core/session/factor-steps.ts';
import { identity } from '../../core/session/identity.ts';
import { session } from '../../core/session/session.ts';
import { confirmPassword } from '../../core/session/sign-in.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { PasswordField } from './PasswordField.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { Loading } from '../../kit/Loading.tsx';

interface Props {
  readonly userId: number;
  readonly onClose: () => void;
}

/** Switches the user's own second factor on or off, after a sign-in with the password (AMB-103). */
export function SecondFactorDialog({ userId, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(secondFactorQuery(userId));
  const id = data?.id;

  async function submit() {
    if (!data) return;
    if (!password.trim()) return setProblem(t('app.password.currentRequired'));
    setBusy(true);
    try {
      await confirmPassword(password);
    } catch (failure) {
      setProblem((failure as Error).message);
      return setBusy(false);
    }
    onClose();
    try {
      const { token } = session.get()!;
      const { idToken, refreshToken } = await (id ? identity.withdraw(token, id) : enrolSecondFactor(token, false));
      session.update({ token: idToken, refreshToken });
      notify(t(id ? 'app.secondFactor.switchedOff' : 'app.secondFactor.switchedOn'), { type: 'success' });
    } catch (failure) {
      if ((failure as Error).message !== 'CANCELLED') notify(t('app.secondFactor.failed'), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['user'] });
  }

  return (
    <PlainDialog
      title={t('app.account.secondFactor')}
      width={420}
      does={t(id ? 'app.secondFactor.off' : 'app.secondFactor.setUp')}
      busy={busy}
      disabled={!data}
      isChanged={password !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <LoadFailed text={t('app.secondFactor.loadFailed')} onRetry={() => void refetch()} sx={{ mb: 2 }} />}
      {!data && !error && <Loading height={60} />}
      {data && !id && <Typography sx={{ mb: 2 }}>{t('app.secondFactor.what')}</Typography>}
      {data?.since && (
        <Typography sx={{ mb: 2 }}>
          {t('app.secondFactor.since', { at: data.since })}{' '}
          {t('app.secondFactor.codesLeft', { smart_count: data.recoveryCodes })} {t('app.secondFactor.renew')}
        </Typography>
      )}
      {data?.isRequired && id && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('app.secondFactor.required')}
        </Alert>
      )}
      <PasswordField
        id="second-factor-password"
        label={t('app.password.current')}
        value={password}
        onChange={setPassword}
        error={problem}
        autoFocus
      />
    </PlainDialog>
  );
}
