import { Worker } from 'node:worker_threads';
import type { Changes } from './changes.ts';

/** Seconds a checkpoint waits for a quiet moment. */
const patience = 5;

/**
 * Moves committed data from SQLite's log into the database file, in a thread and while nobody saves. By default the
 * writer would do so, which delays every twentieth save.
 */
export class Checkpointer {
  readonly #file: string;
  #worker: Worker | null = null;
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
    await this.#run();
  }

  #run(): Promise<void> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const settle = (failure?: Error) => {
        worker.removeAllListeners();
        if (failure) {
          // The next run starts another worker.
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
