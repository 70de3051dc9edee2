import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an assertion until it passes, for up to some seconds. */
export async function eventually(assertion: () => Promise<void> | void, seconds = 10): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; await wait(50)) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
