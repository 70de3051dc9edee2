import { addressOf } from './address.ts';
import { decode, TextProblem, type Encoding } from './encodings.ts';
import { findEncoding } from './find-encoding.ts';
import { LimitPassed, type FileLimits } from './limits.ts';

const separators = [',', '\t', ';', '|'];

/** The separator that a text has most often outside quotation marks. */
export function separatorIn(sample: string): string {
  const bare = sample.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return separators.reduce((most, one) => (count(one) > count(most) ? one : most));
}

/** Characters from which binary data is told from a text. */
const sample = 65_536;

/** Whether a text has control characters other than tabs, line ends, pages, and the mark of DOS for its end. */
function isBinary(text: string): boolean {
  if (text.includes('\0')) return true;
  let controls = 0;
  for (let i = 0; i < Math.min(sample, text.length); i++) {
    const code = text.charCodeAt(i);
    if (code < 32 && !(code >= 9 && code <= 13) && code !== 26) controls++;
  }
  return 100 * controls > Math.min(sample, text.length);
}

export interface DecodedText {
  readonly text: string;
  /** Found, or the one that was asked for. */
  readonly encoding: Encoding;
}

/**
 * Decodes a text.
 * @param chosen its encoding; found if it is missing
 * @throws TextProblem
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText {
  const encoding = chosen ?? findEncoding(bytes);
  const text = decode(bytes, encoding);
  if (isBinary(text)) throw new TextProblem('binary', encoding);
  return { text, encoding };
}

const [quote, lineFeed, carriageReturn] = [34, 10, 13];

/**
 * The rows of a CSV text, one by one, each up to its last cell that is not blank. A quotation mark counts at the start of
 * a cell only: `6" pipe` is a text. SheetJS would read the whole text at once, and takes one that begins with "ID;" for
 * another format.
 * @param separatorOf finds the separator of a text that does not name it, as `sep=;` in its first line
 * @throws LimitPassed
 */
export function* textRows(
  all: string,
  separatorOf: (text: string) => string,
  limits: FileLimits,
): Generator<string[], void> {
  const named = /^sep=(.)\r?\n/.exec(all.slice(0, 7));
  const text = named ? all.slice(named[0].length) : all;
  const separator = (named?.[1] ?? separatorOf(text)).charCodeAt(0);
  let [rows, cells, column, start, isQuoted] = [0, 0, 0, 0, false];
  let row: string[] = [];
  for (let end = 0; end <= text.length; end++) {
    const code = end < text.length ? text.charCodeAt(end) : lineFeed;
    if (code === quote && text.charCodeAt(start) === quote) isQuoted = !isQuoted;
    const isLineEnd = code === lineFeed || code === carriageReturn;
    if (!(code === separator || isLineEnd) || (isQuoted && end < text.length)) continue;
    if (end === text.length && start === end && !row.length) return;
    if (end - start > 2 * limits.characters)
      throw new LimitPassed('characters', limits.characters, addressOf(column, rows + 1));
    const cell = unquoted(text.slice(start, end));
    if (cell.length > limits.characters)
      throw new LimitPassed('characters', limits.characters, addressOf(column, rows + 1));
    if (column < limits.columns) row.push(cell);
    else if (cell) throw new LimitPassed('columns', limits.columns);
    column++;
    start = end + 1;
    if (!isLineEnd) continue;
    if (code === carriageReturn && text.charCodeAt(start) === lineFeed) start = ++end + 1;
    while (row.at(-1) === '') row.pop();
    if (++rows > limits.rows) throw new LimitPassed('rows', limits.rows);
    cells += row.length;
    if (cells > limits.cells) throw new LimitPassed('cells', limits.cells);
    yield row;
    row = [];
    column = 0;
  }
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
