import { session } from '../session/session.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { delayOf, pause } from '../waits.ts';

/** Milliseconds without a heartbeat after which a connection counts as lost. The server sends one every 15 s. */
const silence = 40_000;
/** Milliseconds between two checks of that, while the window stays in view and online. */
const check = 300_000;

interface Options {
  /** When the last event or heartbeat came, in any window: milliseconds since 1970. */
  readonly lastHeard: () => number;
  readonly heard: (event: StreamEvent | null) => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a connection to the live channel until the signal is aborted, and opens it again if it is lost. If the session
 * has ended, waits for the next token. It never asks the user to sign in again: ordinary calls do.
 */
export async function keepChannel({ lastHeard, heard, signal }: Options): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const token = session.get()?.token;
    const outcome = token ? await connect(token) : 'ended';
    if (outcome === 'ended') await nextToken(token, signal);
    else {
      failures = outcome === 'opened' ? 1 : failures + 1;
      await pause(delayOf(failures), signal);
    }
  }

  /** How a connection ended: it was open for a time, it never opened, or its session ended. */
  async function connect(token: string): Promise<'opened' | 'failed' | 'ended'> {
    const lost = new AbortController();
    const stopWatching = watchSilence(() => Date.now() - lastHeard() > silence && lost.abort());
    let outcome: 'opened' | 'failed' | 'ended' = 'failed';
    try {
      const missed = Math.max(0, Math.round(Date.now() - lastHeard()));
      const response = await fetch(`/v1/live?missed=${missed}`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: AbortSignal.any([signal, lost.signal]),
      });
      if ([401, 403].includes(response.status)) return 'ended';
      if (!response.ok || !response.body) return 'failed';
      await readEvents(response.body, (event) => {
        outcome = event?.name === 'ended' ? 'ended' : 'opened';
        heard(event);
      });
    } catch {
      // Lost or stopped: until it is back, polling fetches the alerts.
    } finally {
      stopWatching();
    }
    return outcome;
  }
}

/** Looks whether a connection is still alive when the computer may have slept or changed its network. */
function watchSilence(look: () => void): () => void {
  const inView = () => document.visibilityState === 'visible' && look();
  const timer = setInterval(look, check);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', inView);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', inView);
  };
}

/** Resolves once the session has another token, or the signal is aborted. */
async function nextToken(old: string | undefined, signal: AbortSignal): Promise<void> {
  const changed = new AbortController();
  const look = () => session.get()?.token && session.get()?.token !== old && changed.abort();
  const stop = session.subscribe(look);
  look();
  await pause(Infinity, AbortSignal.any([signal, changed.signal]));
  stop();
}
