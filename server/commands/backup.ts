import { backup } from '../services/files/backup.ts';
import { keepFilesPrivate } from '../services/files/data-dir.ts';
import { readSettings, type Settings } from '../core/settings.ts';

/** npm run backup [-- FOLDER]: a consistent copy, also while the server runs. */
try {
  keepFilesPrivate();
  const settings = readSettings();
  console.log(`Backup written to ${await backup(settings, process.argv[2])}\n${howToRestore(settings)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function howToRestore({ databaseUrl, dataDir }: Settings): string {
  const attachments = `put its attachments into ${dataDir}`;
  return databaseUrl
    ? `To restore it: stop the server, pg_restore --clean --if-exists --dbname=DATABASE_URL branchline.dump, ${attachments}, start.`
    : `To restore it: stop the server, delete branchline.sqlite, -wal and -shm in ${dataDir}, put its branchline.sqlite there, ${attachments}, start.`;
}
