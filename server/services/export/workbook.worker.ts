import { parentPort, workerData } from 'node:worker_threads';
import { workbookOf, type SheetTable } from './sheet.ts';

parentPort!.postMessage(workbookOf(workerData as SheetTable));
