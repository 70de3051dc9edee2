import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an assertion until it passes, for up to ten seconds. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  for (const end = Date.now() + 10_000; ; await wait(50)) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
