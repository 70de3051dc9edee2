import { MessageChannel } from 'node:worker_threads';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { limitText } from '../../core/files/limit-text.ts';
import { importedList, LimitPassed, type FileLimits } from '../../core/files/limits.gen.ts';
import { Threads } from '../../core/threads.ts';
import type { NumberedRow, ReadMessage, ReadTable } from './read-table.worker.ts';

/** A file that cannot be read; the message says why. */
export class UnreadableFile extends Error {}

/** A row of a file: its number, as a spreadsheet shows it, and its cells by column name. */
export interface FileRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface FileContent {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
  /** Of a text file; null for a workbook. */
  readonly encoding: Encoding | null;
}

interface Options {
  /** What messages call the file; its ending says how it is read. Default: its path. */
  readonly name?: string | undefined;
  /** Default: those of a list that a command imports. */
  readonly limits?: FileLimits | undefined;
  /** Name of the sheet; the first one by default. */
  readonly sheet?: string | undefined;
  /** Of a text file; found by default. */
  readonly encoding?: Encoding | undefined;
  /** Stops reading. */
  readonly signal?: AbortSignal | undefined;
}

/** Takes a file as it is read. */
interface Taker {
  columns(columns: readonly string[]): void;
  /** Reading goes on when it has ended. */
  rows(rows: readonly NumberedRow[]): Promise<void> | void;
}

const { seconds, memory } = importedList;
const threads = new Threads<ReadTable, string | null>(new URL('./read-table.worker.js', import.meta.url), {
  most: 1,
  idle: 0,
  seconds,
  memory,
});

/**
 * Reads a CSV, TSV, XLSX, ODS or vCard file in a thread, within limits. Its first row has the names of the columns; a
 * card is a row. All cells are text; dates and numbers stay as written.
 * @returns the encoding of a text file; null for a workbook
 * @throws Error that says what is wrong with the file, or which limit it passes; AbortError
 */
export async function readRows(file: string, taker: Taker, options: Options = {}): Promise<Encoding | null> {
  const { name = file, limits = importedList, sheet, encoding, signal } = options;
  const { port1: parts, port2: port } = new MessageChannel();
  const failed = new AbortController();
  let failure: unknown;
  let used: Encoding | null = null;
  const take = async (message: ReadMessage) => {
    if ('encoding' in message) used = message.encoding;
    else if ('columns' in message) taker.columns(message.columns);
    else await taker.rows(message.rows);
    parts.postMessage(null);
  };
  parts.on('message', (message: ReadMessage) => {
    take(message).catch((error: unknown) => {
      failure = error;
      failed.abort();
    });
  });
  try {
    const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
    const table = { file, name, limits, sheet, encoding, port };
    const problem = await threads.run(table, { transfer: [port], signal: stop });
    if (problem !== null) throw new UnreadableFile(problem);
    return used;
  } catch (error) {
    if (failed.signal.aborted) throw failure;
    throw error instanceof LimitPassed ? new UnreadableFile(`${name}: ${limitText(error)}`, { cause: error }) : error;
  } finally {
    parts.close();
  }
}

/** As `readRows`, with all rows. */
export async function readTable(file: string, options: Options = {}): Promise<FileContent> {
  let columns: readonly string[] = [];
  const rows: FileRow[] = [];
  const taker: Taker = {
    columns: (found) => void (columns = found),
    rows: (found) => {
      for (const { number, texts } of found)
        rows.push({ number, cells: Object.fromEntries(columns.map((column, i) => [column, texts[i]!])) });
    },
  };
  const encoding = await readRows(file, taker, options);
  return { columns, rows, encoding };
}
