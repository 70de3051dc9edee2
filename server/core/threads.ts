import { Semaphore } from 'es-toolkit';
import { Tinypool } from 'tinypool';
import type { TransferListItem } from 'node:worker_threads';
import { LimitPassed } from './files/limits.gen.ts';

interface Limits {
  /** Number of threads. */
  readonly most: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idle: number;
  /** Seconds that a task may take, without the wait for a thread. */
  readonly seconds?: number;
  /** Bytes of memory that a thread may take, without those of its buffers. */
  readonly memory?: number;
}

interface Options {
  /** Ends the task, with the thread that runs it. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers and ports in the task, which move to the thread. */
  readonly transfer?: readonly TransferListItem[];
}

/**
 * Runs the function that a file exports by default in threads, which start when there is work. A thread that passes a
 * limit ends; the next task gets a new one.
 */
export class Threads<Task, Result> {
  readonly #pool: Tinypool;
  readonly #limits: Limits;
  /** Tasks wait here and not in the pool, which does not replace a thread that ended with an error. */
  readonly #free: Semaphore;
  #failure: unknown;

  constructor(file: URL, limits: Limits) {
    const { most, idle, memory } = limits;
    this.#limits = limits;
    this.#free = new Semaphore(most);
    this.#pool = new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: most,
      idleTimeout: idle,
      // A small young generation is collected often, so that a thread does not keep much that it no longer needs.
      resourceLimits: { maxYoungGenerationSizeMb: 16, ...(memory && { maxOldGenerationSizeMb: memory / 1_048_576 }) },
    });
    // A thread that could not start. Without a listener, its error would end the process.
    this.#pool.on('error', (error: unknown) => {
      this.#failure = error;
      this.#pool.cancelPendingTasks();
    });
  }

  /**
   * @throws what the function throws, or the error that ended the thread; LimitPassed; an AbortError if the signal aborts
   *   the task
   */
  async run(task: Task, { signal, transfer = [] }: Options = {}): Promise<Result> {
    await this.#free.acquire();
    const { seconds, memory } = this.#limits;
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = seconds === undefined ? undefined : setTimeout(abort, seconds * 1000);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    try {
      return (await this.#pool.run(task, { signal: stop.signal, transferList: [...transfer] })) as Result;
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === 'CancelError') throw this.#failure;
      if (name === 'AbortError' && !signal?.aborted) throw new LimitPassed('seconds', seconds!);
      if (code === 'ERR_WORKER_OUT_OF_MEMORY' && memory) throw new LimitPassed('memory', memory);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#free.release();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
