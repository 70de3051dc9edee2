// Generated from generators/both/files/workbook.ts. Do not edit: change that file and run npm run generate.
import xlsx, { type CellObject, type ParsingOptions, type WorkBook, type WorkSheet } from 'xlsx';
import { addressOf } from './address.gen.ts';
import { checkXml } from './check-xml.gen.ts';
import { LimitPassed, workbookLimits, type FileLimits } from './limits.gen.ts';
import { unpack } from './unpack.gen.ts';

/** The library's own reader of an unpacked archive. Its types leave it out. */
const { parse_zip: readParts } = xlsx as unknown as {
  readonly parse_zip: (parts: unknown, options: ParsingOptions) => WorkBook;
};

/** Whether bytes are a ZIP archive, as XLSX and ODS are. */
export const isArchive = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b;

/**
 * Reads an XLSX or ODS workbook.
 * @throws LimitPassed; Error if it is none
 */
export async function readArchive(bytes: Uint8Array, options: ParsingOptions): Promise<WorkBook> {
  const parts = await unpack(bytes);
  const counted = { cells: 0, repeated: 0 };
  const archive = xlsx.CFB.utils.cfb_new();
  for (const [name, part] of parts) {
    const xml = utf8(part);
    checkXml(xml, counted);
    xlsx.CFB.utils.cfb_add(archive, name, content(xml), { unsafe: true });
    parts.delete(name);
  }
  return readParts(archive, { ...options, dense: true });
}

/** XML in UTF-16 begins with a byte order mark. */
function utf8(xml: Uint8Array): Uint8Array {
  const [a, b] = xml;
  const name = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null;
  return name ? new TextEncoder().encode(new TextDecoder(name).decode(xml)) : xml;
}

/** In Node, SheetJS reads a Buffer faster. */
const content = (xml: Uint8Array): Uint8Array =>
  typeof Buffer === 'undefined' ? xml : Buffer.from(xml.buffer, xml.byteOffset, xml.length);

/**
 * The rows of a sheet up to its last cell that is not blank, whatever range the file states. Each row ends with its last
 * such cell.
 * @throws LimitPassed
 */
export function* filledRows(sheet: WorkSheet, limits: FileLimits): Generator<(CellObject | undefined)[], void> {
  const data = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const end = endOf(data, limits.rows, (row) => row !== undefined && widthOf(row, limits.columns) > 0);
  if (end > limits.rows) throw new LimitPassed('rows', limits.rows);
  let cells = 0;
  let text = 0;
  for (let r = 0; r < end; r++) {
    const row = data[r] ?? [];
    row.length = widthOf(row, limits.columns);
    if (row.length > limits.columns) throw new LimitPassed('columns', limits.columns);
    cells += row.length;
    if (cells > limits.cells) throw new LimitPassed('cells', limits.cells);
    for (const [c, cell] of row.entries()) {
      const length = lengthOf(cell);
      if (length > limits.characters) throw new LimitPassed('characters', limits.characters, addressOf(c, r + 1));
      // A text that is stored once can be that of a million cells.
      text += length;
      if (text > workbookLimits.unpacked) throw new LimitPassed('unpacked', workbookLimits.unpacked);
    }
    yield row;
  }
}

const widthOf = (row: readonly (CellObject | undefined)[], most: number): number => endOf(row, most, isFilled);

/**
 * The index after the last element that meets a condition; 0 if none does.
 * @param most length up to which an array may be searched by its indexes: longer ones are mostly gaps
 */
function endOf<T>(list: readonly T[], most: number, isWanted: (one: T) => boolean): number {
  if (list.length <= most) return list.findLastIndex(isWanted) + 1;
  const indexes = Object.keys(list).map(Number);
  return indexes.reduce((end, i) => (i >= end && Number.isSafeInteger(i) && isWanted(list[i]!) ? i + 1 : end), 0);
}

/** A formula is not blank, even if the file has no value for it; a cell that has only a colour is. */
const isFilled = (cell: CellObject | undefined): boolean =>
  cell !== undefined && (cell.t === 'z' ? Boolean(cell.f) : cell.t === 'e' || (cell.v !== '' && cell.v !== undefined));

const lengthOf = (cell: CellObject | undefined): number =>
  typeof cell?.v === 'string' ? cell.v.length : cell?.t === 'z' ? (cell.f?.length ?? 0) : 0;

/** Whether a sheet has a cell that is not blank. */
export const hasCells = (sheet: WorkSheet): boolean =>
  Object.values((sheet['!data'] ?? []) as CellObject[][]).some((row) => Object.values(row).some(isFilled));
