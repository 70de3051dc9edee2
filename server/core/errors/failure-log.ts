import type { Logger } from 'pino';

type Level = 'info' | 'warn' | 'error';

/** Milliseconds during which repetitions of a failure are counted and not logged. */
const pause = 60_000;

/**
 * A full disk fails every request. So a failure is logged when it first occurs, then once a minute with its
 * repetitions.
 */
export class FailureLog {
  readonly #logger: Logger;
  readonly #repeated = new Map<string, number>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** @param cause identifies failures with the same cause; logged with their number */
  report(level: Level, cause: string, details: object, message: string): void {
    const repeated = this.#repeated.get(cause);
    this.#repeated.set(cause, repeated === undefined ? 0 : repeated + 1);
    if (repeated !== undefined) return;
    this.#logger[level](details, message);
    this.#countLater(level, cause, message);
  }

  #countLater(level: Level, cause: string, message: string): void {
    setTimeout(() => {
      const repeated = this.#repeated.get(cause);
      if (!repeated) return void this.#repeated.delete(cause);
      this.#repeated.set(cause, 0);
      this.#logger[level]({ cause, repeated }, message);
      this.#countLater(level, cause, message);
    }, pause).unref();
  }
}
