/** Keys of the rows that were written; `many` if there are too many to name, or if some were deleted. */
export type WrittenRows = readonly number[] | 'many';

/** Whether rows were added or deleted, or only values of rows changed. */
export type WrittenWhat = 'rows' | 'values';

type Listener = (table: string, rows: WrittenRows, what: WrittenWhat) => void;

/** Tells caches and the live channel that this process has written to a table. */
export class Changes {
  readonly #listeners: Listener[] = [];

  subscribe(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /**
   * Call once the transaction is committed.
   * @param rows written rows that people may be looking at; default: none
   */
  committed(table: string, rows: WrittenRows = [], what: WrittenWhat = 'rows'): void {
    for (const listener of this.#listeners) listener(table, rows, what);
  }
}
