import xlsx, { type CellObject, type ParsingOptions, type WorkBook } from 'xlsx';
import { checkXml } from '../../core/files/check-xml.gen.ts';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { chosenSheet } from '../../core/files/limits.gen.ts';
import { decodeText, separatorIn, textRows } from '../../core/files/text.gen.ts';
import { filledRows, hasCells, isArchive, readArchive } from '../../core/files/workbook.gen.ts';
import type { Formula } from './formula.ts';

/** A sheet of a workbook. */
export interface BookSheet {
  readonly name: string;
  /** Of the text that it was read from; null for a workbook. */
  readonly encoding: Encoding | null;
  /**
   * Its rows, each up to its last cell. A formula without a stored value is a `Formula`, an error is
   * its text: neither is a blank cell, which is ''.
   * @throws LimitPassed
   */
  readonly rows: () => unknown[][];
}

/** Texts are not formatted, because a cell's format can be a million characters long. */
const options: ParsingOptions = { dense: true, cellDates: true, UTC: true, cellText: false };

/** Characters of a CSV file from which its separator is guessed. */
const sample = 1024;

/**
 * The sheets of a workbook (XLSX, ODS or CSV) that are not hidden and have cells, at least one.
 * @param chosen encoding of a text; found if it is missing
 * @throws LimitPassed; TextProblem; Error if the file is none
 */
export async function readBook(bytes: Uint8Array, chosen?: Encoding): Promise<BookSheet[]> {
  // Stubs are cells without a value, among them formulas.
  if (isArchive(bytes)) return sheetsOf(await readArchive(bytes, { ...options, sheetStubs: true }));
  if (isOldWorkbook(bytes)) return sheetsOf(xlsx.read(bytes, { ...options, type: 'array' }));
  const { text, encoding } = decodeText(bytes, chosen);
  if (/^\s*</.test(text.slice(0, sample))) {
    checkXml(bytes, { cells: 0, repeated: 0 });
    return sheetsOf(xlsx.read(text, { ...options, type: 'string', raw: true }), encoding);
  }
  const separatorOf = (all: string) => separatorIn(all.slice(0, sample));
  return [{ name: 'Sheet1', encoding, rows: () => [...textRows(text, separatorOf, chosenSheet)] }];
}

function sheetsOf({ SheetNames: names, Sheets, Workbook }: WorkBook, encoding: Encoding | null = null): BookSheet[] {
  const shown = names.filter((name, i) => !Workbook?.Sheets?.[i]?.Hidden && Sheets[name] && hasCells(Sheets[name]));
  if (!shown.length) return [{ name: names[0]!, encoding, rows: () => [] }];
  return shown.map((name) => ({
    name,
    encoding,
    rows: () => Array.from(filledRows(Sheets[name]!, chosenSheet), (row) => Array.from(row, valueOf)),
  }));
}

function valueOf(cell: CellObject | undefined): unknown {
  if (!cell) return '';
  if (cell.t === 'z') return cell.f ? ({ formula: cell.f } satisfies Formula) : '';
  return cell.t === 'e' ? xlsx.utils.format_cell(cell) || '#ERROR!' : (cell.v ?? '');
}

/** Workbooks from before XLSX are OLE files. */
const isOldWorkbook = ([a, b]: Uint8Array): boolean => a === 0xd0 && b === 0xcf;
