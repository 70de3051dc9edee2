import xlsx from 'xlsx';

export interface BookPart {
  readonly name: string;
  readonly cells: readonly (readonly unknown[])[];
  readonly isHidden?: boolean;
}

/** The bytes of an XLSX workbook with these sheets. */
export function workbook(parts: readonly BookPart[]): Uint8Array {
  const Sheets = Object.fromEntries(
    parts.map(({ name, cells }) => [
      name,
      xlsx.utils.aoa_to_sheet(cells as unknown[][], { cellDates: true, UTC: true, dateNF: 'mmm-yy' }),
    ]),
  );
  const hidden = parts.map(({ name, isHidden }) => ({ name, Hidden: isHidden ? 1 : 0 }) as const);
  return xlsx.write(
    { SheetNames: parts.map(({ name }) => name), Sheets, Workbook: { Sheets: hidden } },
    { type: 'buffer', bookType: 'xlsx' },
  );
}

/** The workbook with other XML for cells of its first sheet, as programs write it that do not calculate. */
export function withCells(file: Uint8Array, cells: Readonly<Record<string, string>>): Uint8Array {
  const book = xlsx.CFB.read(Buffer.from(file), { type: 'buffer' });
  const part = xlsx.CFB.find(book, '/xl/worksheets/sheet1.xml')!;
  let text = String(part.content);
  for (const [address, xml] of Object.entries(cells))
    text = text.replace(new RegExp(`<c r="${address}"[^>]*(/>|>.*?</c>)`), xml);
  part.content = Buffer.from(text);
  return xlsx.CFB.write(book, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}
