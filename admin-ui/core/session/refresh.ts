import { identity } from './identity.ts';
import { session } from './session.ts';

/** Time between two refreshes, in ms (SES-008). */
export const refreshEvery = 300_000;

/**
 * Refreshes the tokens when they are due. Called after every successful call (SES-009). Only one tab does it. If it
 * fails, the user has to sign in again (SES-011).
 */
export async function refreshIfDue(): Promise<void> {
  const due = () => (session.get()?.nextRefresh ?? Infinity) <= Date.now();
  if (!due() || session.isExpired()) return;
  await exclusively(async () => {
    const now = session.get();
    if (!now || !due()) return;
    try {
      const { idToken, refreshToken } = await identity.refresh(now.refreshToken);
      session.update({ token: idToken, refreshToken, nextRefresh: Date.now() + refreshEvery });
    } catch (error) {
      // A lost connection must not sign the user out.
      if ((error as { status?: number }).status === 0) return;
      session.clear();
      window.location.assign('/login?logout=true');
    }
  });
}

let running: Promise<void> | null = null;

async function exclusively(work: () => Promise<void>): Promise<void> {
  if (running) return running;
  const locked = navigator.locks ? navigator.locks.request('branchline.refresh', work) : work();
  running = Promise.resolve(locked).finally(() => (running = null));
  return running;
}
