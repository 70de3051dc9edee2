import type { Changes } from './db/changes.ts';

interface Limits {
  /** Milliseconds for which a value is kept. Changes by other processes show only after that. */
  readonly maxAge: number;
  /** Number of values; the oldest are dropped. */
  readonly maxSize: number;
}

interface Entry<T> {
  readonly value: T;
  readonly version: number;
  readonly until: number;
}

/** A read that has not ended yet. */
interface Reading<T> {
  readonly value: Promise<T>;
  readonly version: number;
}

/** In place of a table: its rows, whatever their values are. */
export const rowsOf = (table: string): string => `${table} rows`;

/**
 * Caches values read from tables. Drops a value when this process writes to one of its tables, or when it is too old.
 */
export class Cache<T> {
  readonly #limits: Limits;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #reading = new Map<string, Reading<T>>();
  /** How often each table has been written to. */
  readonly #versions = new Map<string, number>();

  constructor(changes: Changes, limits: Limits) {
    this.#limits = limits;
    const count = (name: string) => this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
    changes.subscribe((table, _, what) => {
      count(table);
      if (what === 'rows') count(rowsOf(table));
    });
  }

  /**
   * The value of a key: the kept one, that of a read which has already begun, or what `read` returns. The tables of a
   * key must always be the same. Do not use it within a transaction: others would get
   * what is not committed. A caller must not hold a connection: the read that it waits for may need one.
   */
  async get(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T> {
    const version = this.#versionOf(tables);
    const kept = this.#entries.get(key);
    if (kept && kept.version === version && kept.until > Date.now()) return kept.value;
    const other = this.#reading.get(key);
    if (other?.version === version) return other.value;
    const reading = { value: this.#readAndKeep(key, tables, read), version };
    this.#reading.set(key, reading);
    try {
      return await reading.value;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  /** A value is not kept if one of its tables changes while it is read. */
  async #readAndKeep(key: string, tables: readonly string[], read: () => Promise<T>): Promise<T> {
    const version = this.#versionOf(tables);
    const value = await read();
    if (version !== this.#versionOf(tables)) return value;
    this.#entries.delete(key);
    this.#entries.set(key, { value, version, until: Date.now() + this.#limits.maxAge });
    if (this.#entries.size > this.#limits.maxSize) this.#entries.delete(this.#entries.keys().next().value!);
    return value;
  }

  /** Versions only grow, so their sum changes with each of them. */
  #versionOf(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.#versions.get(table) ?? 0), 0);
  }
}
