import { resolve } from 'node:path';
import { migrations } from '../migrations/index.ts';
import { restoreBackup } from '../services/backup/restore.ts';
import { contentsOf } from '../services/backup/verify.ts';
import { withSettings } from './open.ts';
import { ProgressLine } from './progress-line.ts';

/** npm run restore -- FOLDER: restores a backup into an empty data folder, and an empty database of PostgreSQL. */
await withSettings(async (settings) => {
  const [given, ...more] = process.argv.slice(2);
  if (!given || given.startsWith('-') || more.length) throw new Error('usage: npm run restore -- FOLDER');
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  const restore = restoreBackup({ settings, folder: resolve(given), migrations, onProgress });
  const manifest = await restore.finally(() => line.end());
  console.log(`Restored: ${contentsOf(manifest)}, of ${manifest.createdAt}. Start the server with npm start.`);
});
