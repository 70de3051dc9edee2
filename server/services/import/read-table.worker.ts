import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import xlsx, { type CellObject } from 'xlsx';
import { TextProblem, type Encoding } from '../../core/files/encodings.gen.ts';
import { faultText, limitText } from '../../core/files/limit-text.ts';
import { LimitPassed, type FileLimits } from '../../core/files/limits.gen.ts';
import { decodeText, separatorIn, textRows } from '../../core/files/text.gen.ts';
import { filledRows, readArchive } from '../../core/files/workbook.gen.ts';
import { cardRows } from './card-rows.ts';

export interface ReadTable {
  readonly file: string;
  /** What messages call the file; its ending says how it is read. */
  readonly name: string;
  readonly limits: FileLimits;
  /** Name of the sheet; the first one by default. */
  readonly sheet: string | undefined;
  /** Of a text; found by default. */
  readonly encoding: Encoding | undefined;
  /** Gets the encoding of a text, the names of the columns, then the rows in parts. Answers each message. */
  readonly port: MessagePort;
}

/** A row that is not blank: its number, and its texts, one for each column. */
export interface NumberedRow {
  readonly number: number;
  readonly texts: readonly string[];
}

export type ReadMessage =
  | { readonly encoding: Encoding }
  | { readonly columns: readonly string[] }
  | { readonly rows: readonly NumberedRow[] };

class NoSheet extends Error {}

/** Rows that are sent together: some milliseconds of work for the other thread. */
const PART_SIZE = 1000;

const archives = ['.xlsx', '.ods'];
const cards = '.vcf';
const endings = ['.csv', '.tsv', '.txt', cards, ...archives];

/** @returns why the file cannot be read; null if it can */
export default async function readTable(table: ReadTable): Promise<string | null> {
  const { file, name, limits, sheet, encoding, port } = table;
  const ending = extname(name).toLowerCase();
  const isArchive = archives.includes(ending);
  try {
    if (!endings.includes(ending)) return `${name} is not a CSV, TSV, XLSX, ODS or vCard file.`;
    const bytes = await bytesOf(file, limits);
    if (isArchive) await send(await sheetRows(bytes, ending, sheet, limits), port);
    else {
      const decoded = decodeText(bytes, encoding);
      await post({ encoding: decoded.encoding }, port);
      const { text } = decoded;
      await send(ending === cards ? cardRows(text, limits) : listRows(text, ending, limits), port);
    }
    return null;
  } catch (error) {
    if (error instanceof TextProblem) return `${name} cannot be read: ${faultText(error)}`;
    if (error instanceof NoSheet) return `${name} ${error.message}`;
    if (error instanceof LimitPassed) {
      const advice =
        isArchive && ['unpacked', 'cells'].includes(error.limit) ? ' Save it as CSV, which can be larger.' : '';
      return `${name}: ${limitText(error)}${advice}`;
    }
    const { code, message } = error as NodeJS.ErrnoException;
    return code ? message : `${name} cannot be read: ${message}`;
  }
}

async function bytesOf(file: string, { bytes }: FileLimits): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Error('it is not a file.');
    if (stat.size > bytes) throw new LimitPassed('bytes', bytes);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Waits for the answer, because a thread gets all messages that have come at once, without a pause. */
async function post(message: ReadMessage, port: MessagePort): Promise<void> {
  const answer = once(port, 'message');
  port.postMessage(message);
  await answer;
}

async function send(rows: Iterable<readonly string[]>, port: MessagePort): Promise<void> {
  let columns: readonly string[] | null = null;
  let part: NumberedRow[] = [];
  let number = 0;
  for (const row of rows) {
    number++;
    if (!columns) {
      columns = row.map((text) => text.trim());
      await post({ columns }, port);
      continue;
    }
    const texts = columns.map((_, i) => row[i]?.trim() ?? '');
    if (!texts.some(Boolean)) continue;
    part.push({ number, texts });
    if (part.length < PART_SIZE) continue;
    await post({ rows: part }, port);
    part = [];
  }
  await post({ rows: part }, port);
}

/** The separator of a CSV file is that of its first row: its texts may have others. */
function listRows(list: string, ending: string, limits: FileLimits): Iterable<string[]> {
  const first = (text: string) => /^(?:"[^"]*"|[^"\r\n])*/.exec(text.slice(0, 65_536))![0];
  return textRows(list, (text) => (ending === '.csv' ? separatorIn(first(text)) : '\t'), limits);
}

async function sheetRows(
  bytes: Uint8Array,
  ending: string,
  sheet: string | undefined,
  limits: FileLimits,
): Promise<Iterable<string[]>> {
  // ODS has the text of each cell; for XLSX, SheetJS would make it, however long the format is.
  const cellText = ending === '.ods';
  const book = await readArchive(bytes, { cellNF: true, cellText, cellFormula: false, sheets: sheet ?? 0 });
  const name = sheet ?? book.SheetNames[0]!;
  const found = book.Sheets[name];
  if (!found) throw new NoSheet(`has no sheet "${name}"; it has ${book.SheetNames.join(', ')}.`);
  return textsIn(filledRows(found, limits));
}

function* textsIn(rows: Iterable<readonly (CellObject | undefined)[]>): Generator<string[]> {
  for (const row of rows) yield Array.from(row, textOf);
}

/** A format of Excel has at most so many characters. */
const longestFormat = 255;

/** A cell as it is shown: dates as DD/MM/YYYY, but long numbers in full rather than as 4.4E+11. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === 'z' || cell.t === 'e') return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.w !== undefined) return cell.w;
  const { v, z = 'General' } = cell;
  const isShown = cell.t === 'n' && z !== 'General' && String(z).length <= longestFormat;
  return isShown ? xlsx.SSF.format(z, v, { dateNF: 'dd/mm/yyyy' }) : String(v);
}
