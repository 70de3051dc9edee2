import { join, resolve } from 'node:path';
import { contents } from '../contents.ts';
import { createBackup } from '../services/backup/create.ts';
import { removeOld } from '../services/backup/keep.ts';
import { contentsOf, verifyBackup } from '../services/backup/verify.ts';
import { tellLack } from './tell-lack.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { withSettings } from './open.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `npm run backup -- [FOLDER] [--keep N [--force]], or npm run backup -- --verify FOLDER
Copies the database and the stored files to a new FOLDER (default: one in backups/ of DATA_DIR).
  --keep N         then removes all but the newest N backups of this database beside it
  --force          does so even if the database has lost more than half of its rows or files
  --verify FOLDER  checks a backup`;

const { values, positionals } = readArguments(usage, {
  verify: { type: 'boolean', default: false },
  keep: { type: 'string' },
  force: { type: 'boolean', default: false },
});
const [given, ...more] = positionals;
const { verify, keep, force } = values;
const isWrong = verify ? !given || keep !== undefined : !/^[1-9]\d{0,3}$/.test(keep ?? '1');
if (isWrong || more.length || (force && keep === undefined)) wrongUsage(usage);

/**
 * npm run backup [-- FOLDER] [--keep N [--force]]: copies the database and the stored files, also while servers run.
 * Keeps the newest N backups beside it.
 * npm run backup -- --verify FOLDER: checks a backup.
 */
await withSettings(async (settings) => {
  const folder = resolve(given ?? join(settings.dataDir, 'backups', stamp()));
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  if (verify) {
    const manifest = await verifyBackup(folder, onProgress).finally(() => line.end());
    const holds = manifest.missing.length ? 'is undamaged, but not complete' : 'is complete';
    console.log(`${folder} ${holds}: ${contentsOf(manifest)}, of ${manifest.createdAt}.`);
    tellLack(manifest);
    return;
  }
  const entities = contents.entities.map(({ definition }) => definition);
  const manifest = await createBackup({ settings, folder, entities, onProgress }).finally(() => line.end());
  const lacks = tellLack(manifest);
  console.log(`Backup written to ${folder}\n${contentsOf(manifest)}. To restore it: npm run restore -- ${folder}`);
  if (keep === undefined) return;
  if (lacks) return console.error('No old backup was removed.');
  const { removed, reason } = await removeOld(folder, manifest, Number(keep), force);
  if (removed.length) console.log(`Old backups removed: ${removed.join(', ')}`);
  if (!reason) return;
  process.exitCode = 1;
  console.error(reason);
});

/** `2026-11-23-18-05-00` */
function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
}
