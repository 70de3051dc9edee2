import { Clock } from '../../server/core/time/clock.ts';

/** A clock that a test can put forward. */
export class TestClock extends Clock {
  #ahead = 0;

  override now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

export const second = 1000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;
