import Sqlite from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

const database = new Sqlite(workerData as string, { timeout: 5000 });

parentPort!.on('message', () => {
  database.pragma('wal_checkpoint(passive)');
  parentPort!.postMessage('done');
});
