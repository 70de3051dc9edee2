import { serveSheets } from '../../kit/sheets/serve-sheets.ts';
import { readListSheet } from './read-list-sheet.ts';

serveSheets(readListSheet);
