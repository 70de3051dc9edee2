import { TextProblem, type Encoding, type TextFault } from '../../core/files/encodings.gen.ts';
import { LimitPassed, type LimitName } from '../../core/files/limits.gen.ts';
import { readBook, type BookSheet } from './read-bytes.ts';

/** What the page asks: to open a file with these bytes, then to read the sheet with an index. */
export type Asked = { readonly bytes: ArrayBuffer; readonly encoding: Encoding | undefined } | number;

/** What the worker answers. A sheet that can be used comes in parts. */
export type Answer =
  | { readonly names: readonly string[]; readonly encoding: Encoding | null }
  | { readonly isChecking: true }
  | { readonly result: unknown; readonly count: number }
  | { readonly rows: readonly unknown[] }
  | { readonly limit: LimitName; readonly most: number; readonly address: string }
  | { readonly fault: TextFault; readonly encoding: Encoding }
  | { readonly isUnreadable: true };

/** Rows of a part, which the page receives in some milliseconds. */
const PART_SIZE = 200;

/**
 * Makes a worker read spreadsheets for `SheetReader`, so that the page stays usable.
 * @param interpret turns the rows of a sheet into what the page needs: an object whose `rows` are many, or anything small
 */
export function serveSheets(interpret: (rows: unknown[][]) => unknown): void {
  const answer = (message: Answer) => self.postMessage(message);
  let sheets: readonly BookSheet[] = [];

  async function open({ bytes, encoding }: Exclude<Asked, number>) {
    sheets = await readBook(new Uint8Array(bytes), encoding);
    answer({ names: sheets.map(({ name }) => name), encoding: sheets[0]!.encoding });
  }
  function read(index: number) {
    answer({ isChecking: true });
    const result = interpret(sheets[index]!.rows());
    const rows = rowsIn(result);
    answer({ result: rows.length ? { ...(result as object), rows: [] } : result, count: rows.length });
    for (let at = 0; at < rows.length; at += PART_SIZE) answer({ rows: rows.slice(at, at + PART_SIZE) });
  }

  self.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    try {
      if (typeof data === 'number') read(data);
      else await open(data);
    } catch (error) {
      if (error instanceof LimitPassed) answer({ limit: error.limit, most: error.most, address: error.address });
      else if (error instanceof TextProblem) answer({ fault: error.fault, encoding: error.encoding });
      else answer({ isUnreadable: true });
    }
  });
}

const rowsIn = (result: unknown): readonly unknown[] =>
  typeof result === 'object' && result !== null && 'rows' in result ? (result.rows as unknown[]) : [];
