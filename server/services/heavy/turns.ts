interface Waiting {
  readonly person: number;
  readonly start: () => void;
}

interface Limits {
  /** Tasks that run at the same time. */
  readonly most: number;
  /** Of one person. */
  readonly mostOfPerson: number;
}

/** Runs a few tasks at a time. People take turns, so that one with many tasks does not delay the others. */
export class Turns {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  /** Tasks that run for each person, and when the last of them began. */
  readonly #people = new Map<number, { readonly running: number; readonly began: number }>();
  #running = 0;
  #began = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Runs a task when it is its turn.
   * @throws what the task throws; the reason of the signal if it is aborted before the task begins
   */
  async take<T>(person: number, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await this.#turn(person, signal);
    try {
      return await task();
    } finally {
      this.#running--;
      const { running, began } = this.#people.get(person)!;
      this.#people.set(person, { running: running - 1, began });
      this.#startNext();
    }
  }

  #turn(person: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(place), 1);
        reject(signal!.reason as Error);
      };
      const place = {
        person,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.#waiting.push(place);
      signal?.addEventListener('abort', leave, { once: true });
      this.#startNext();
    });
  }

  /** Starts what waits: first for the person whose last turn is longest ago. */
  #startNext(): void {
    while (this.#running < this.#limits.most) {
      const ready = this.#waiting.filter(({ person }) => this.#of(person).running < this.#limits.mostOfPerson);
      const [next] = ready.toSorted((a, b) => this.#of(a.person).began - this.#of(b.person).began);
      if (!next) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#running++;
      this.#people.set(next.person, { running: this.#of(next.person).running + 1, began: ++this.#began });
      next.start();
    }
    // Nobody has to be remembered while nothing runs.
    if (!this.#running) this.#people.clear();
  }

  #of(person: number) {
    return this.#people.get(person) ?? { running: 0, began: 0 };
  }
}
