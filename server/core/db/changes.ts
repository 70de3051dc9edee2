/** Tells who keeps something in memory that a table was written to. */
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
