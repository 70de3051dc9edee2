import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { confirmDiscard, unsaved, useAnyUnsaved } from './unsaved.ts';

/** Asks before another page opens or the tab closes, while a dialog has unsaved changes. */
export function LeaveGuard() {
  return useAnyUnsaved() ? <Guarding /> : null;
}

function Guarding() {
  // Only redirects replace an address. The user has already agreed to those.
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
