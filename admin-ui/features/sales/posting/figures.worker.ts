import { serveSheets } from '../../../kit/sheets/serve-sheets.ts';
import { readSheet } from './sheet.ts';

serveSheets(readSheet);
