import { workbookOf, type BookFormat, type SheetTable } from './sheet.ts';

export default ({ table, format }: { table: SheetTable; format: BookFormat }): Uint8Array => workbookOf(table, format);
