import { parentPort, workerData } from 'node:worker_threads';
import xlsx from 'xlsx';

const sheet = xlsx.utils.aoa_to_sheet(workerData as (string | number)[][], { dense: true });
const book = xlsx.utils.book_new(sheet, 'List');
parentPort!.postMessage(xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }));
