import { joined, type Saved } from './saved.ts';

/** Milliseconds for which saves are kept, and how many of them. */
const limits = { age: 120_000, count: 2000 };

/** The saves of the last two minutes, for people whose connection was interrupted. */
export class RecentSaves {
  /** The time from which all saves are known. */
  #since = performance.now();
  #entries: { readonly at: number; readonly saved: Saved }[] = [];

  add(batch: readonly Saved[]): void {
    const at = performance.now();
    this.#entries.push(...batch.map((saved) => ({ at, saved })));
    const first = this.#entries.findIndex((entry) => entry.at > at - limits.age);
    const dropped = Math.max(first, this.#entries.length - limits.count);
    if (dropped <= 0) return;
    this.#since = this.#entries[dropped - 1]!.at;
    this.#entries = this.#entries.slice(dropped);
  }

  /** Forgets all saves, because some may be missing. */
  forget(): void {
    this.#entries = [];
    this.#since = performance.now();
  }

  /** The saves of the last milliseconds; null if not all of them are known. */
  within(milliseconds: number): Saved[] | null {
    const from = performance.now() - milliseconds;
    if (from < this.#since) return null;
    return joined(this.#entries.filter(({ at }) => at >= from).map(({ saved }) => saved));
  }
}
