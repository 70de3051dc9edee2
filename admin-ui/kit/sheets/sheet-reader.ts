import { TextProblem, type Encoding } from '../../core/files/encodings.gen.ts';
import { chosenSheet, LimitPassed } from '../../core/files/limits.gen.ts';
import type { Answer, Asked } from './serve-sheets.ts';

/** How far a sheet has been read: its cells are being checked, or this many of its rows have come. */
export type ReadingStep = { readonly isChecking: true } | { readonly come: number; readonly of: number };

/** Time between two shown numbers of rows. */
const SHOW_AFTER_MS = 100;

interface Options {
  /** Ends the worker. */
  readonly signal: AbortSignal;
}

/**
 * A spreadsheet that a worker reads. The worker ends with `close`, when reading takes too long, and by a signal.
 * @template T what the worker makes of a sheet
 */
export class SheetReader<T> {
  readonly #worker: Worker;
  #isOpen = true;
  /** Names of the sheets. */
  names: readonly string[] = [];
  /** Of a text file; null for a workbook. */
  encoding: Encoding | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Whether sheets can still be read. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * @param start starts a worker that calls `serveSheets`
   * @param encoding of a text; found if it is missing
   * @throws LimitPassed; TextProblem; an AbortError; Error if the file is no spreadsheet
   */
  static async open<T>(
    file: File,
    start: () => Worker,
    { signal, encoding }: Options & { readonly encoding: Encoding | undefined },
  ): Promise<SheetReader<T>> {
    if (file.size > chosenSheet.bytes) throw new LimitPassed('bytes', chosenSheet.bytes);
    const bytes = await file.arrayBuffer();
    signal.throwIfAborted();
    const reader = new SheetReader<T>(start());
    try {
      const opened = await reader.#ask({ bytes, encoding }, signal, (answer) =>
        'names' in answer ? answer : undefined,
      );
      reader.names = opened.names;
      reader.encoding = opened.encoding;
      return reader;
    } catch (error) {
      reader.close();
      throw error;
    }
  }

  /** Reads the sheet with an index. @throws as `open` does */
  read(index: number, { signal, onStep }: Options & { onStep: (step: ReadingStep) => void }): Promise<T> {
    let result: unknown;
    let of = 0;
    let shownAt = 0;
    const rows: unknown[] = [];
    return this.#ask(index, signal, (answer) => {
      if ('isChecking' in answer) onStep(answer);
      else if ('result' in answer) ({ result, count: of } = answer);
      else if ('rows' in answer) {
        rows.push(...answer.rows);
        if (performance.now() - shownAt > SHOW_AFTER_MS) {
          shownAt = performance.now();
          onStep({ come: rows.length, of });
        }
      }
      if (result === undefined || rows.length < of) return undefined;
      return (of ? { ...(result as object), rows } : result) as T;
    });
  }

  close(): void {
    this.#isOpen = false;
    this.#worker.terminate();
  }

  /**
   * Asks the worker, and passes on its answers until one of them gives a result.
   * @param take returns the result, or undefined to wait for more
   */
  #ask<R>(asked: Asked, stop: AbortSignal, take: (answer: Answer) => R | undefined): Promise<R> {
    const { seconds } = chosenSheet;
    const asking = new AbortController();
    const { signal } = asking;
    return new Promise<R>((resolve, reject) => {
      const end = (error: Error) => {
        this.close();
        reject(error);
      };
      const timer = setTimeout(() => end(new LimitPassed('seconds', seconds)), seconds * 1000);
      signal.addEventListener('abort', () => clearTimeout(timer));
      stop.addEventListener('abort', () => end(stop.reason as Error), { signal });
      this.#worker.addEventListener('error', ({ message }) => end(new Error(message)), { signal });
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if ('limit' in data) return reject(new LimitPassed(data.limit, data.most, data.address));
          if ('fault' in data) return reject(new TextProblem(data.fault, data.encoding));
          if ('isUnreadable' in data) return reject(new Error('This is not a spreadsheet.'));
          const result = take(data);
          if (result !== undefined) resolve(result);
        },
        { signal },
      );
      this.#worker.postMessage(asked, typeof asked === 'number' ? [] : [asked.bytes]);
    }).finally(() => asking.abort());
  }
}
