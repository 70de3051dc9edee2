import xlsx from 'xlsx';

/** Rows of the first sheet of a workbook (XLSX, ODS or CSV). @throws Error if the file is none */
export function readBytes(bytes: Uint8Array): unknown[][] {
  const options = { dense: true, cellDates: true, UTC: true };
  const book = isWorkbook(bytes)
    ? xlsx.read(bytes, { ...options, type: 'array' })
    : xlsx.read(decoded(bytes), { ...options, type: 'string', raw: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return xlsx.utils.sheet_to_json(sheet, { header: 1, defval: '', blankrows: true, UTC: true });
}

/** XLSX and ODS files are ZIP archives; older workbooks are OLE files. Everything else is text. */
const isWorkbook = ([a, b]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf);

/** UTF-8, or Windows-1252, in which Excel saves "CSV": there a pound sign is a single byte. */
function decoded(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error('This is not a spreadsheet.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
