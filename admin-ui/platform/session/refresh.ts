import { identity } from './identity.ts';
import { session } from './session.ts';

/** Time between two refreshes (0:213). */
export const refreshEvery = 300_000;

/**
 * Gets new tokens when they are due; asked after every call that succeeds. One tab does it for all. Where it fails, the
 * user goes to the sign-in (0:214).
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
      // No connection is no reason to sign anybody out.
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
