import { parentPort, workerData } from 'node:worker_threads';
import { workbookOf, type BookFormat, type SheetTable } from './sheet.ts';

const { table, format } = workerData as { table: SheetTable; format: BookFormat };
parentPort!.postMessage(workbookOf(table, format));
