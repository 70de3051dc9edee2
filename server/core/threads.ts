import type { MessagePort } from 'node:worker_threads';
import { Tinypool } from 'tinypool';

interface Limits {
  /** Number of threads. */
  readonly most: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idle: number;
}

interface Options {
  readonly signal?: AbortSignal | undefined;
  readonly transfer?: readonly MessagePort[];
}

/** Runs the function that a file exports by default in threads, which start when there is work. */
export class Threads<Task, Result> {
  readonly #pool: Tinypool;
  #failure: unknown;

  constructor(file: URL, { most, idle }: Limits) {
    this.#pool = new Tinypool({ filename: file.href, minThreads: 0, maxThreads: most, idleTimeout: idle });
    // A thread that could not start. Without a listener, its error would end the process.
    this.#pool.on('error', (error: unknown) => this.#stopWaiting(error));
  }

  /**
   * @param signal ends the thread, if the function is running, when it is aborted
   * @param transfer parts of the task that move to the thread
   * @throws what the function throws, an AbortError, or the error that ended the threads
   */
  async run(task: Task, { signal, transfer = [] }: Options = {}): Promise<Result> {
    try {
      return (await this.#pool.run(task, { signal, transferList: [...transfer] })) as Result;
    } catch (error) {
      if (signal?.aborted) throw error;
      if (error instanceof Error && error.name === 'CancelError') throw this.#failure;
      this.#stopWaiting(error);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /**
   * The pool does not replace a thread that ended with an error. The others go on with the tasks; if none is left,
   * refuses the tasks, which would never run.
   */
  #stopWaiting(error: unknown): void {
    if (this.#pool.threads.length) return;
    this.#failure = error;
    this.#pool.cancelPendingTasks();
  }
}
