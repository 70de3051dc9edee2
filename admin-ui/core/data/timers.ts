import type { TimeoutProvider } from '@tanstack/react-query';

/** Timers as long as this may end late, in milliseconds. */
const long = 60_000;
/** Time between two looks at the long timers, in milliseconds. */
const every = 15_000;

/** Long timers by number. The numbers are negative, because those of the browser's timers are positive. */
const waiting = new Map<number, { readonly due: number; readonly run: () => void }>();
let last = 0;
let looking: ReturnType<typeof setInterval> | undefined;

function runDue(): void {
  for (const [id, { due, run }] of waiting)
    if (due <= Date.now()) {
      waiting.delete(id);
      run();
    }
  if (waiting.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}

/**
 * Timers of queries. Every record that is read has a long one, after which it is removed from memory. All long timers
 * share one timer of the browser.
 */
export const timers: TimeoutProvider<number | NodeJS.Timeout> = {
  setTimeout(run, delay) {
    if (delay < long) return setTimeout(run, delay);
    looking ??= setInterval(runDue, every);
    last -= 1;
    waiting.set(last, { due: Date.now() + delay, run });
    return last;
  },
  clearTimeout(id) {
    if (typeof id !== 'number' || !waiting.delete(id)) clearTimeout(id);
  },
  setInterval: (run, delay) => setInterval(run, delay),
  clearInterval: (id) => clearInterval(id),
};
