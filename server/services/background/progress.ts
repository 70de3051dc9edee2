/** Milliseconds between two times that progress is saved. */
const pace = 700;

interface Values {
  readonly progress: number;
  readonly total: number | null;
}

/** Saves the progress of work now and then, not more often than people notice. */
export class Progress {
  readonly #save: (values: Values) => Promise<unknown>;
  #values: Values | null = null;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(save: (values: Values) => Promise<unknown>) {
    this.#save = save;
  }

  reached(progress: number, total: number | null = null): void {
    this.#values = { progress, total };
    this.#timer ??= setTimeout(() => this.#flush(), pace);
  }

  /** Saves what has been reached last. Progress that cannot be saved is lost, but the work goes on. */
  async end(): Promise<void> {
    this.#flush();
    await this.#saving;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const values = this.#values;
    this.#values = null;
    if (values) this.#saving = this.#saving.then(() => this.#save(values)).catch(() => undefined);
  }
}
