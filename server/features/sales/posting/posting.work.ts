import type { Kind } from '../../../services/background/kind.ts';
import { product } from '../../../services/history/history.ts';
import type { Platform } from '../../../services/platform.ts';
import { postNext } from './post-batch.ts';

interface Input {
  readonly posting: number;
}

/** Identifies the work of a posting. */
export const nameOfPosting = (id: number): string => `posting: ${id}`;

/** Posts the rows of a posting that are left, batch by batch. A batch is posted with its outcomes, or not at all. */
const postingWork: Kind<Input, Platform> = {
  name: 'posting',
  lane: 'long',
  async run({ posting }, { user, signal, write, progress }, platform) {
    const { undo, bulk } = platform;
    for (;;) {
      signal.throwIfAborted();
      // The posting keeps its figures as they were, so nothing is logged a second time.
      const { done, total } = await write(() => undo.without(() => postNext(posting, user, platform)));
      progress(done, total);
      if (done >= total) break;
    }
    const ended = { running: false, problem: null };
    return { inTransaction: async () => void (await bulk.change('salesPosting', [posting], ended, product)) };
  },
  async ended({ posting }, problem, { bulk }) {
    await bulk.change('salesPosting', [posting], { running: false, problem }, product);
  },
};

export default postingWork;
