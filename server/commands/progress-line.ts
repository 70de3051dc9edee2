/** Milliseconds between two lines of a log. */
const interval = 10_000;

/**
 * Shows how far a long command is: on a terminal one line that is rewritten, elsewhere the first text, one every ten
 * seconds and the last, each as a whole line.
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
      // Erases what is left of a longer text before it.
      this.#stream.write(`\r${text}\u001B[K`);
    } else if (performance.now() - this.#printedAt >= interval) this.#print();
  }

  /** Leaves the last text as a whole line. */
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
