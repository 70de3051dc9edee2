// Generated from generators/both/files/check-xml.ts. Do not edit: change that file and run npm run generate.
import { chosenSheet, LimitPassed, workbookLimits } from './limits.gen.ts';

/** What the parts of a workbook would become, counted so far. */
export interface Counted {
  cells: number;
  /** Characters that the file does not hold: runs of blanks, and formulas that a cell shares with another. */
  repeated: number;
}

/** Names of what becomes a cell, or a text of one: in XLSX, HTML and the XML of Excel 2003. */
const cells = new Set(['c', 'si', 'td', 'th', 'Cell', 'TD', 'TH']);
/** Names in ODS of a run of blanks, and of formats with a number of digits. */
const runs = new Set(['s', 'number', 'scientific-number', 'fraction', 'seconds']);

/** Longest name that means anything here. */
const longest = 'covered-table-cell'.length;

const [less, greater, slash, colon, underscore, quote, apostrophe, blank] = [60, 62, 47, 58, 95, 34, 39, 32];
/** What ends a name, besides blanks. SheetJS reads it up to an underscore. */
const ends = new Set([less, greater, slash, underscore]);

/**
 * Checks the XML of a spreadsheet before SheetJS reads it, which has no limits. Counts the cells that it would make: in
 * ODS one tag can stand for a million. Makes it overlook hyperlinks, because it makes a cell for each address of their
 * ranges.
 * @param xml is changed where it has hyperlinks; UTF-8 or any other extension of ASCII
 * @throws LimitPassed
 */
export function checkXml(xml: Uint8Array, counted: Counted): void {
  let repeatedRows = 1;
  const formulas = new Map<string, number>();
  for (let at = 0; at < xml.length; at++) {
    if (xml[at] !== less) continue;
    // A name begins after its prefix: `table:table-cell`.
    let start = at + 1;
    let end = start;
    for (let code = xml[end]; code !== undefined && code > blank && !ends.has(code); code = xml[++end])
      if (code === colon) start = end + 1;
    if (end === start || end - start > longest) continue;
    const name = String.fromCharCode(...xml.subarray(start, end));
    if (cells.has(name)) counted.cells++;
    else if (name === 'hyperlink') xml[start] = underscore;
    else if (name === 'table-row') repeatedRows = largest(tagAt(xml, end), /number-rows-repeated/i);
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      const tag = tagAt(xml, end);
      const isBlank = name === 'table-cell' && tag.endsWith('/');
      if (!isBlank) counted.cells += repeatedRows * largest(tag, /number-columns-repeated/i);
    } else if (runs.has(name)) {
      const length = largest(tagAt(xml, end), /[:\s]c|-places|-digits/i);
      if (length > chosenSheet.characters) throw new LimitPassed('characters', chosenSheet.characters);
      counted.repeated += length;
    } else if (name === 'f' && xml[end] !== greater) counted.repeated += sharedLength(xml, end, formulas);
    if (counted.cells > workbookLimits.cells) throw new LimitPassed('cells', workbookLimits.cells);
    if (counted.repeated > workbookLimits.unpacked) throw new LimitPassed('unpacked', workbookLimits.unpacked);
  }
}

/**
 * The characters that a cell gets from a formula that it shares.
 * @param formulas lengths of those of the cells before, by their index
 */
function sharedLength(xml: Uint8Array, start: number, formulas: Map<string, number>): number {
  const tag = tagAt(xml, start);
  const [, index] = /\ssi=["']0*(\d+)/.exec(tag) ?? [];
  if (index === undefined) return 0;
  const end = endOfTag(xml, start) + 1;
  const length = tag.endsWith('/') ? 0 : xml.indexOf(less, end) - end;
  if (length <= 0) return formulas.get(index) ?? 0;
  formulas.set(index, length);
  return 0;
}

/** What follows the name of a tag. */
const tagAt = (xml: Uint8Array, start: number): string =>
  new TextDecoder().decode(xml.subarray(start, endOfTag(xml, start)));

function endOfTag(xml: Uint8Array, start: number): number {
  let inside = 0;
  let end = start;
  for (let code = xml[end]; code !== undefined && (inside || code !== greater); code = xml[++end])
    if (inside) inside = code === inside ? 0 : inside;
    else if (code === quote || code === apostrophe) inside = code;
  return end;
}

/** The largest value of the attributes of a tag with this name; 1 if it has none. */
const largest = (tag: string, name: RegExp): number =>
  [...tag.matchAll(new RegExp(`(?:${name.source})[^=]*=\\s*["']?([^"'\\s/>]*)`, 'gi'))].reduce(
    (most, [, value]) => Math.max(most, Number(value) || Number.parseInt(value!, 10) || 0),
    1,
  );
