import { Clock } from '../../server/core/time/clock.ts';

/** A clock that a test can put forward and stop. */
export class TestClock extends Clock {
  #ahead = 0;
  #stoppedAt: number | null = null;

  override now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);
  }

  /** Stops until `go`, so that a slow machine does not change what a test measures. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }

  go(): void {
    this.#stoppedAt = null;
  }

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

export const second = 1000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;
