import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../core/i18n/t.ts';
import { session } from '../core/session/session.ts';
import { LoadFailed } from './LoadFailed.tsx';

/**
 * In place of a page or dialog whose code could not be loaded: goes to the error page (AMB-029). Before the sign-in
 * there is none, so a message is shown.
 */
export function CodeFailed() {
  const navigate = useNavigate();
  const isSignedIn = session.get() !== null;
  const leave = useEffectEvent(() => isSignedIn && void navigate('/error', { replace: true }));
  useEffect(() => void leave(), []);
  return isSignedIn ? null : <LoadFailed text={t('kit.codeFailed')} onRetry={() => window.location.reload()} />;
}
