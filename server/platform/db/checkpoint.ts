import { Worker } from 'node:worker_threads';

/**
 * Moves what was committed from SQLite's log into the database file, in a thread of its own: done by the writer, as
 * SQLite would, it would hold up every twentieth save.
 */
export class Checkpointer {
  readonly #worker: Worker;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./checkpoint.worker.js', import.meta.url), { workerData: file });
    this.#worker.unref();
  }

  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', () => {
        this.#worker.off('error', reject);
        resolve();
      });
      this.#worker.postMessage('run');
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
