import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile } from '../../core/db/migrations/migrate.ts';
import type { Settings } from '../../core/settings.ts';
import { syncFolder } from './sync.ts';

/** Folders in the data folder that the server writes to. */
const folders = ['', 'keys', 'attachments', 'attachments/incoming'];

/**
 * A file in the data folder while `npm run restore` puts its stored files there before it adds their database. It lists
 * their names.
 */
export const restoreMark = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'restore.part');

/** Makes this process create files and folders that only its own user can read. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

/**
 * Prepares the data folder: creates it and its subfolders, and denies other users access.
 * @throws the system's error, with the path, if a folder cannot be written
 */
export async function openDataDir(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  keepFilesPrivate();
  mkdirSync(dataDir, { recursive: true });
  closeToOthers(dataDir);
  for (const name of folders) await probeFolder(join(dataDir, name));
  // From now on the files are in use, so they no longer belong to an interrupted restore.
  await rm(restoreMark(settings), { force: true });
  // The first files that are stored must not be lost with their folder.
  await syncFolder(dataDir);
  if (databaseUrl) return;
  const file = databaseFile(settings);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) closeSync(openSync(path, 'r+'));
}

/**
 * Denies other users access to a folder that an older version or a person created, but not to a shared one such as
 * `/tmp`.
 */
function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  const names = readdirSync(dataDir);
  const isOurs = uid === process.getuid?.() && (!names.length || names.some((name) => marks.includes(name)));
  if (isOurs && mode & 0o077) chmodSync(dataDir, 0o700);
}

/** Names that identify a data folder. */
const marks = ['keys', 'branchline.sqlite'];

/** Bytes to write as a test, at least as many as a save writes. */
const sample = Buffer.alloc(65_536);

/** Creates the folder if needed and checks that a file can be written there. @throws the system's error */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, '.probe');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, sample);
  } catch (error) {
    // The error of a failed write has no path.
    throw Object.assign(error as Error, { path: file });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
