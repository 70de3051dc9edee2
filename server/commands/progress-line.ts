/** Milliseconds between two log lines. */
const interval = 10_000;

/**
 * Shows the progress of a long command. On a terminal it rewrites one line. Elsewhere it prints the first text, one
 * text every ten seconds and the last text, each on its own line.
 */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #latest: string | null = null;
  #printedAt = -Infinity;

  constructor(stream: NodeJS.WriteStream = process.stdout) {
    this.#stream = stream;
  }

  show(text: string): void {
    this.#latest = text;
    if (this.#stream.isTTY) {
      // Erases what is left of a longer text.
      this.#stream.write(`\r${text}\u001B[K`);
    } else if (performance.now() - this.#printedAt >= interval) this.#print();
  }

  /** Prints the last text on its own line. */
  end(): void {
    if (this.#latest === null) return;
    if (this.#stream.isTTY) this.#stream.write('\n');
    else this.#print();
  }

  #print() {
    if (this.#latest !== null) this.#stream.write(`${this.#latest}\n`);
    this.#latest = null;
    this.#printedAt = performance.now();
  }
}
