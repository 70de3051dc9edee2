import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { FactorStep } from '../../core/session/factor-steps.ts';
import { identity, type TotpSession } from '../../core/session/identity.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';

/** Sets up a second factor: shows the secret as a QR code and as a key, and takes a first code. */
export function EnrolDialog({ step }: { readonly step: Extract<FactorStep, { kind: 'enrol' }> }) {
  const { idToken, isRequired, cancel } = step;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['enrolment', idToken],
    queryFn: async () => {
      const [{ email }, totp] = await Promise.all([identity.lookup(idToken), identity.beginEnrolment(idToken)]);
      return { email, totp };
    },
    retry: false,
    // Each call makes a new secret. It must not outlive the dialog.
    staleTime: Infinity,
    gcTime: 0,
  });

  async function submit() {
    if (!data) return;
    if (!code.trim()) return setProblem(t('app.secondFactor.codeRequired'));
    setBusy(true);
    try {
      const { recoveryCodes: codes, ...tokens } = await identity.enrol(idToken, data.totp.sessionInfo, code);
      step.done(tokens, codes ? { email: data.email, codes } : null);
    } catch (failure) {
      setProblem(textOf(failure as Error));
    }
    setBusy(false);
  }

  return (
    <PlainDialog
      title={t('app.secondFactor.enrol')}
      width={460}
      does={t('app.secondFactor.confirm')}
      busy={busy}
      disabled={!data}
      isChanged={false}
      onSubmit={() => void submit()}
      onClose={cancel}
    >
      {isRequired && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('app.secondFactor.enrolRequired')}
        </Alert>
      )}
      {error ? (
        <LoadFailed text={t('app.secondFactor.loadFailed')} onRetry={() => void refetch()} sx={{ mb: 2 }} />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{t('app.secondFactor.scan')}</Typography>
          {data ? (
            <QrCode text={addressOf(data.totp, data.email)} label={t('app.secondFactor.picture')} />
          ) : (
            <Skeleton variant="rounded" width={200} height={200} sx={{ mx: 'auto' }} />
          )}
          <Typography sx={{ mt: 2 }}>{t('app.secondFactor.type')}</Typography>
          <Typography sx={{ mb: 2, minHeight: 20, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {data?.totp.sharedSecretKey.replace(/(.{4})(?=.)/g, '$1 ')}
          </Typography>
          <CodeField value={code} onChange={setCode} error={problem} />
        </>
      )}
    </PlainDialog>
  );
}

/** What an authenticator app reads from the QR code. */
function addressOf(totp: TotpSession, email: string): string {
  const issuer = t('app.name');
  const query = new URLSearchParams({
    secret: totp.sharedSecretKey,
    issuer,
    algorithm: totp.hashingAlgorithm,
    digits: String(totp.verificationCodeLength),
    period: String(totp.periodSec),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`;
}

const textOf = ({ message }: Error): string =>
  t(
    message === 'INVALID_CODE'
      ? 'app.secondFactor.wrong'
      : message === 'SESSION_EXPIRED' || message === 'INVALID_SESSION_INFO'
        ? 'app.secondFactor.tooLate'
        : 'app.secondFactor.failed',
  );
