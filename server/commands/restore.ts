import { resolve } from 'node:path';
import { migrations } from '../migrations/index.ts';
import { restoreBackup } from '../services/backup/restore.ts';
import { contentsOf } from '../services/backup/verify.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { withSettings } from './open.ts';
import { tellLack } from './tell-lack.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `npm run restore -- FOLDER
Restores a backup into an empty DATA_DIR and, with DATABASE_URL, an empty database.`;

const { positionals } = readArguments(usage, {});
const [given, ...more] = positionals;
if (!given || more.length) wrongUsage(usage);

/** npm run restore -- FOLDER: restores a backup into an empty data folder, and an empty database of PostgreSQL. */
await withSettings(async (settings) => {
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  const restore = restoreBackup({ settings, folder: resolve(given), migrations, onProgress });
  const manifest = await restore.finally(() => line.end());
  console.log(`Restored: ${contentsOf(manifest)}, of ${manifest.createdAt}. Start the server with npm start.`);
  tellLack(manifest);
});
