import { setTimeout as wait } from 'node:timers/promises';

/** Tries an assertion again until it passes; after ten seconds its failure counts. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  for (const end = Date.now() + 10_000; ; await wait(50)) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
