import { backup } from '../platform/files/backup.ts';
import { readSettings } from '../platform/settings.ts';

/** npm run backup [-- FOLDER]: a consistent copy, also while the server runs. */
try {
  const settings = readSettings();
  console.log(`Backup written to ${await backup(settings, process.argv[2])}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
