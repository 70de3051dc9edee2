import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contents } from '../contents.ts';
import { createBackup } from '../services/backup/create.ts';
import { removeOld } from '../services/backup/keep.ts';
import { contentsOf, verifyBackup } from '../services/backup/verify.ts';
import { withSettings } from './open.ts';
import { ProgressLine } from './progress-line.ts';

const usage = 'usage: npm run backup -- [FOLDER] [--keep N], or npm run backup -- --verify FOLDER';

/**
 * npm run backup [-- FOLDER] [--keep N]: copies the database and the stored files, also while servers run. Keeps the
 * newest N backups beside it.
 * npm run backup -- --verify FOLDER: checks a backup.
 */
await withSettings(async (settings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, keep: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  const isWrong = values.verify ? !given || values.keep !== undefined : !/^[1-9]\d{0,3}$/.test(values.keep ?? '1');
  if (isWrong || more.length) throw new Error(usage);
  const folder = resolve(given ?? join(settings.dataDir, 'backups', stamp()));
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  if (values.verify) {
    const manifest = await verifyBackup(folder, onProgress).finally(() => line.end());
    console.log(`${folder} is complete: ${contentsOf(manifest)}, of ${manifest.createdAt}.`);
    return;
  }
  const entities = contents.entities.map(({ definition }) => definition);
  const manifest = await createBackup({ settings, folder, entities, onProgress }).finally(() => line.end());
  if (manifest.missing.length) {
    process.exitCode = 1;
    console.error(
      `Records name ${manifest.missing.length} stored files that are not in the data folder: ${manifest.missing.join(', ')}. An older backup may have them, so none is removed.`,
    );
  }
  console.log(`Backup written to ${folder}\n${contentsOf(manifest)}. To restore it: npm run restore -- ${folder}`);
  if (values.keep === undefined || manifest.missing.length) return;
  const removed = await removeOld(folder, manifest, Number(values.keep));
  if (removed.length) console.log(`Old backups removed: ${removed.join(', ')}`);
});

/** `2026-11-23-18-05-00` */
function stamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
}
