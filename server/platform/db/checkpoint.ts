import { Worker } from 'node:worker_threads';

/**
 * Moves what was committed from SQLite's log into the database file, in a thread of its own: done by the writer, as
 * SQLite would, it would hold up every twentieth save.
 */
export class Checkpointer {
  readonly #file: string;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  run(): Promise<void> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const settle = (failure?: Error) => {
        worker.removeAllListeners();
        if (failure) {
          // The next run begins with another.
          this.#worker = null;
          reject(failure);
        } else resolve();
      };
      worker.once('message', () => settle());
      worker.once('error', settle);
      worker.once('exit', () => settle(new Error('The checkpointer has ended.')));
      worker.postMessage('run');
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./checkpoint.worker.js', import.meta.url), { workerData: this.#file });
    worker.unref();
    return worker;
  }
}
