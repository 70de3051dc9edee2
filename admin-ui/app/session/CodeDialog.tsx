import Link from '@mui/material/Link';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { FactorStep } from '../../core/session/factor-steps.ts';
import { tooManyText } from '../../core/session/identity.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { PlainField } from './AuthFrame.tsx';

/** Asks for a code of the second factor, or a recovery code, to complete a sign-in. */
export function CodeDialog({ step }: { readonly step: Extract<FactorStep, { kind: 'code' }> }) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
    if (!code.trim()) return setProblem(t('app.secondFactor.codeRequired'));
    setBusy(true);
    try {
      await step.check(code);
    } catch (error) {
      setProblem(textOf(error as Error, isRecovery));
      setCode('');
    }
    setBusy(false);
  }

  const field = { value: code, onChange: setCode, error: problem };
  return (
    <PlainDialog
      title={t('app.secondFactor.enter')}
      width={400}
      does={t('kit.signIn')}
      busy={busy}
      isChanged={false}
      onSubmit={() => void submit()}
      onClose={step.cancel}
    >
      {isRecovery ? (
        <PlainField
          key="recovery"
          id="factor-recovery"
          label={t('app.secondFactor.recoveryCode')}
          help={t('app.secondFactor.recoveryHelp')}
          autoComplete="off"
          autoFocus
          {...field}
        />
      ) : (
        <CodeField key="app" {...field} />
      )}
      <Link
        component="button"
        type="button"
        onClick={() => {
          setRecovery(!isRecovery);
          setProblem(undefined);
          setCode('');
        }}
      >
        {t(isRecovery ? 'app.secondFactor.useApp' : 'app.secondFactor.useRecovery')}
      </Link>
    </PlainDialog>
  );
}

function textOf(error: Error, isRecovery: boolean): string {
  if (error.message === 'INVALID_CODE')
    return t(isRecovery ? 'app.secondFactor.wrongRecovery' : 'app.secondFactor.wrong');
  return tooManyText(error) ?? t('app.secondFactor.failed');
}
