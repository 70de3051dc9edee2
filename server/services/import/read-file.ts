import { MessageChannel } from 'node:worker_threads';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { limitText } from '../../core/files/limit-text.ts';
import { importedList, LimitPassed } from '../../core/files/limits.gen.ts';
import { Threads } from '../../core/threads.ts';
import type { ReadMessage, ReadTable } from './read-table.worker.ts';

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
  /** Name of the sheet; the first one by default. */
  readonly sheet?: string | undefined;
  /** Of a text file; found by default. */
  readonly encoding?: Encoding | undefined;
  /** Stops reading. */
  readonly signal?: AbortSignal | undefined;
}

const { seconds, memory } = importedList;
const threads = new Threads<ReadTable, string | null>(new URL('./read-table.worker.js', import.meta.url), {
  most: 1,
  idle: 0,
  seconds,
  memory,
});

/**
 * Reads a CSV, TSV, XLSX or ODS file in a thread, within the limits of an imported list. Its first row has the names of
 * the columns. All cells are text; dates and numbers stay as written.
 * @throws Error that says what is wrong with the file, or which limit it passes; AbortError
 */
export async function readTable(file: string, { sheet, encoding, signal }: Options = {}): Promise<FileContent> {
  const { port1: parts, port2: port } = new MessageChannel();
  let columns: readonly string[] = [];
  let used: Encoding | null = null;
  const rows: FileRow[] = [];
  parts.on('message', (message: ReadMessage) => {
    if ('encoding' in message) used = message.encoding;
    else if ('columns' in message) columns = message.columns;
    else
      for (const { number, texts } of message.rows)
        rows.push({ number, cells: Object.fromEntries(columns.map((column, i) => [column, texts[i]!])) });
    parts.postMessage(null);
  });
  try {
    const problem = await threads.run({ file, sheet, encoding, port }, { transfer: [port], ...(signal && { signal }) });
    if (problem !== null) throw new Error(problem);
    return { columns, rows, encoding: used };
  } catch (error) {
    throw error instanceof LimitPassed ? new Error(`${file}: ${limitText(error)}`, { cause: error }) : error;
  } finally {
    parts.close();
  }
}
