import { Suspense } from 'react';
import { useFactorStep, type FactorStep } from '../../core/session/factor-steps.ts';
import { later } from '../../kit/later.tsx';

const CodeDialog = later(() => import('./CodeDialog.tsx').then((module) => module.CodeDialog));
const EnrolDialog = later(() => import('./EnrolDialog.tsx').then((module) => module.EnrolDialog));
const RecoveryCodesDialog = later(() =>
  import('./RecoveryCodesDialog.tsx').then((module) => module.RecoveryCodesDialog),
);

/** Shows what a sign-in waits for, over the sign-in page or over any dialog that signs in again. */
export function SecondFactorSteps() {
  const step = useFactorStep();
  return step && <Suspense>{dialogOf(step)}</Suspense>;
}

function dialogOf(step: FactorStep) {
  if (step.kind === 'code') return <CodeDialog step={step} />;
  return step.kind === 'enrol' ? <EnrolDialog step={step} /> : <RecoveryCodesDialog step={step} />;
}
