import { Threads } from '../threads.ts';
import type { Changes } from './changes.ts';

/** Seconds a checkpoint waits for a quiet moment. */
const patience = 5;

/**
 * Moves committed data from SQLite's log into the database file, in a thread and while nobody saves. By default the
 * writer would do so, which delays every twentieth save.
 */
export class Checkpointer {
  readonly #file: string;
  readonly #thread = new Threads<string, void>(new URL('./checkpoint.worker.js', import.meta.url), {
    most: 1,
    idle: 60_000,
  });
  #saves = 0;
  #waited = 0;

  constructor(file: string, changes: Changes) {
    this.#file = file;
    changes.subscribe(() => this.#saves++);
  }

  /** Call once a second. */
  async tick(): Promise<void> {
    const busy = this.#saves > 0;
    this.#saves = 0;
    if (busy && ++this.#waited < patience) return;
    this.#waited = 0;
    await this.#thread.run(this.#file);
  }

  stop(): Promise<void> {
    return this.#thread.close();
  }
}
