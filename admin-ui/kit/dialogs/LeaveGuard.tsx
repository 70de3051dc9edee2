import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { confirmDiscard, unsaved, useAnyUnsaved } from './unsaved.ts';

/** While a dialog has changes: asks before another page opens, and has the browser ask before the tab closes. */
export function LeaveGuard() {
  return useAnyUnsaved() ? <Guarding /> : null;
}

function Guarding() {
  // Only redirects replace an address: they follow something that is decided already.
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'REPLACE' && unsaved.any());
  const ask = useEffectEvent(async () => {
    if (!(await confirmDiscard())) return blocker.reset?.();
    blocker.proceed?.();
    unsaved.discard();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return null;
}
