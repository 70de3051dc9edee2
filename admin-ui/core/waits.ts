/** Waits, or until the signal is aborted. @param milliseconds Infinity waits for the signal alone */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Milliseconds before the n-th attempt after a failure: 1, 2, 4 … seconds up to a minute, half of it by chance. */
export function delayOf(failures: number, random = Math.random()): number {
  const longest = Math.min(60_000, 1000 * 2 ** Math.min(failures - 1, 6));
  return longest / 2 + (longest / 2) * random;
}
