import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { InjectLogger } from '../inject.ts';

/** @param stop is aborted when the server stops, so that long work can end early. */
type Work = (stop: AbortSignal) => Promise<unknown>;

/**
 * What each server process does regularly for itself. Work that one of several servers does is background work.
 */
@Injectable()
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #jobs: { readonly interval: number; readonly name: string; readonly work: Work }[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<unknown>>();
  /** Runs work outside the call that it follows: what it saves is not part of what that call can undo. */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(
    @InjectLogger() private readonly logger: Logger,
    private readonly failures: FailureLog,
  ) {}

  every(interval: number, name: string, work: Work): void {
    this.#jobs.push({ interval, name, work });
  }

  /** Runs work once without making the caller wait. A failure is logged; `stop` waits for the end. */
  runInBackground(name: string, work: () => Promise<unknown>): void {
    const running = this.#outside(work).catch((error: Error) =>
      this.failures.report('error', `job ${name}`, { err: error, job: name }, 'Job failed'),
    );
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }

  start(): void {
    for (const { interval, name, work } of this.#jobs) {
      let busy = false;
      // Logs only the first failure and the recovery, because a problem such as a full disk makes every run fail.
      let failed = 0;
      const turn = async () => {
        if (busy) return;
        busy = true;
        const running = work(this.#stop.signal).then(
          () => {
            if (failed) this.logger.info({ job: name, failed }, 'Job works again');
            failed = 0;
          },
          (error: Error) => {
            if (!failed++) this.logger.error({ err: error, job: name }, 'Job failed');
          },
        );
        this.#running.add(running);
        await running;
        this.#running.delete(running);
        busy = false;
      };
      this.#timers.push(setInterval(() => void turn(), interval).unref());
    }
  }

  /** Starts no more jobs. */
  beforeApplicationShutdown(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stop.abort();
  }

  /** Waits until running jobs have ended, also those that the last requests started. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#running);
  }
}
