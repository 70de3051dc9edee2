/** Tells caches and the checkpointer that this process has written to a table. */
export class Changes {
  readonly #listeners: ((table: string) => void)[] = [];

  subscribe(listener: (table: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Call once the transaction is committed. */
  committed(table: string): void {
    for (const listener of this.#listeners) listener(table);
  }
}
