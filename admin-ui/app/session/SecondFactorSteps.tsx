import { lazy, Suspense } from 'react';
import { useFactorStep, type FactorStep } from '../../core/session/factor-steps.ts';

const CodeDialog = lazy(() => import('./CodeDialog.tsx').then((module) => ({ default: module.CodeDialog })));
const EnrolDialog = lazy(() => import('./EnrolDialog.tsx').then((module) => ({ default: module.EnrolDialog })));
const RecoveryCodesDialog = lazy(() =>
  import('./RecoveryCodesDialog.tsx').then((module) => ({ default: module.RecoveryCodesDialog })),
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
