import { existsSync, readdirSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasDatabaseFile } from '../../core/db/migrations/exists.ts';
import { databaseFile, recordedNames, type Migration } from '../../core/db/migrations/migrate.ts';
import type { Settings } from '../../core/settings.ts';
import { restoreMark } from '../files/data-dir.ts';
import { folderMark } from '../files/folder-mark.ts';
import { syncFile, syncFolder } from '../files/sync.ts';
import { copyMeasured } from './copy-file.ts';
import { readManifest, type CopiedFile, type Manifest } from './manifest.ts';
import { refuseFilledPostgres, restorePostgres } from './restore-postgres.ts';
import type { OnProgress } from './snapshot.ts';
import { isInUse, sqliteFile } from './sqlite.ts';
import { verifyBackup } from './verify.ts';

export interface RestoreOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  /** Folder of the backup. */
  readonly folder: string;
  readonly migrations: readonly Migration[];
  readonly onProgress: OnProgress;
}

/**
 * Checks a backup, then restores its database and stored files. The files get their names once all of them are copied,
 * and the database comes last. Until then, a mark lists the files that have no database yet, so that an interrupted
 * restore can be run again at any point.
 * @throws Error that says what to do, if the data folder or database is in use or not empty, or if the backup is
 * damaged, of the other engine or of a newer version
 */
export async function restoreBackup({ settings, folder, migrations, onProgress }: RestoreOptions): Promise<Manifest> {
  const { databaseUrl } = settings;
  const found = await readManifest(folder);
  await refuseFilled(settings, found);
  refuseOtherEngine(folder, found, databaseUrl);
  refuseOtherVersion(folder, found, migrations);
  const manifest = await verifyBackup(folder, onProgress);
  const place = manifest.only ? () => Promise.resolve() : await copyFiles(settings, folder, manifest, onProgress);
  if (databaseUrl) await restorePostgres({ settings, folder, manifest, migrations, onProgress, beforeCommit: place });
  else await restoreSqlite(settings, folder, manifest, place);
  if (!manifest.only) await rm(restoreMark(settings), { force: true });
  return manifest;
}

/** Copies the stored files beside their folder. @returns a function that puts them in its place */
async function copyFiles(
  settings: RestoreOptions['settings'],
  folder: string,
  manifest: Manifest,
  onProgress: OnProgress,
): Promise<() => Promise<void>> {
  const { dataDir } = settings;
  const attachments = join(dataDir, 'attachments');
  const partial = `${attachments}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const stored = manifest.files.filter(({ path }) => path.startsWith('attachments/'));
  for (const [i, file] of stored.entries()) {
    onProgress(
      `Restoring stored files: ${(i + 1).toLocaleString('en-GB')} of ${stored.length.toLocaleString('en-GB')}`,
    );
    await copyChecked(folder, file, join(partial, basename(file.path)));
  }
  await syncFolder(partial);
  return async () => {
    for (const left of await filesLeft(settings)) await rm(left);
    await rm(join(attachments, folderMark), { force: true });
    for (const empty of [join(attachments, 'incoming'), attachments]) if (existsSync(empty)) await rmdir(empty);
    await writeFile(restoreMark(settings), stored.map(({ path }) => basename(path)).join('\n'), { flush: true });
    await syncFolder(dataDir);
    await rename(partial, attachments);
    await syncFolder(dataDir);
  };
}

/** @throws Error if the database or the stored files would be mixed with others */
async function refuseFilled(settings: RestoreOptions['settings'], { only }: Manifest): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const file = databaseFile({ dataDir });
  if (hasDatabaseFile(file)) {
    if (isInUse(file))
      throw new Error(`${file} is in use by a running server. Restore into another folder: set DATA_DIR to a new one.`);
    throw new Error(`${dataDir} has a database. Restore into another folder: set DATA_DIR to a new one.`);
  }
  if (!only) await filesLeft(settings);
  if (databaseUrl) await refuseFilledPostgres(databaseUrl);
}

/** Paths of stored files that an interrupted restore has left. @throws Error if there are others */
async function filesLeft(settings: RestoreOptions['settings']): Promise<string[]> {
  const attachments = join(settings.dataDir, 'attachments');
  if (!existsSync(attachments)) return [];
  const left = await readFile(restoreMark(settings), 'utf8').catch(emptyIfGone);
  const own = new Set(left.split('\n').map((name) => join(attachments, name)));
  const found = readdirSync(attachments, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== folderMark)
    .map(({ parentPath, name }) => join(parentPath, name));
  if (found.some((path) => !own.has(path)))
    throw new Error(`${attachments} has files. Restore into another folder: set DATA_DIR to a new one.`);
  return found;
}

const emptyIfGone = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

function refuseOtherEngine(folder: string, { engine }: Manifest, databaseUrl: string | null): void {
  if (engine === (databaseUrl ? 'postgres' : 'sqlite')) return;
  throw new Error(
    databaseUrl
      ? `${folder} is a backup of SQLite. Restore it without DATABASE_URL.`
      : `${folder} is a backup of PostgreSQL. Set DATABASE_URL to a new, empty database.`,
  );
}

function refuseOtherVersion(folder: string, manifest: Manifest, migrations: readonly Migration[]): void {
  const known = recordedNames(migrations);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new Error(
      `${folder} was made by a newer version of the product: this one has no migration ${unknown}. Restore it with that version.`,
    );
}

async function restoreSqlite(
  { dataDir }: RestoreOptions['settings'],
  folder: string,
  { files }: Manifest,
  placeAttachments: () => Promise<void>,
): Promise<void> {
  const file = databaseFile({ dataDir });
  const partial = `${file}.part`;
  await rm(partial, { force: true });
  await copyChecked(
    folder,
    files.find(({ path }) => path === sqliteFile)!,
    partial,
  );
  // A file without content is no database. A log without its database would be played into the restored one.
  for (const ending of [...(hasDatabaseFile(file) ? [] : ['']), '-wal', '-shm'])
    await rm(`${file}${ending}`, { force: true });
  await placeAttachments();
  // Fails if a server has been started on this folder in the meantime.
  await link(partial, file);
  await rm(partial);
  await syncFile(file);
  await syncFolder(dataDir);
}

/** Copies a file out of a backup. @throws Error if it is not the file that was checked */
async function copyChecked(folder: string, { path, sha256 }: CopiedFile, to: string): Promise<void> {
  const copied = await copyMeasured(join(folder, path), to);
  if (copied.sha256 !== sha256) throw new Error(`${path} changed while it was being restored. Nothing was restored.`);
}
