import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile } from '../db/migrations/migrate.ts';
import type { Settings } from '../settings.ts';

/** Folders of the data folder that the server writes to. */
const folders = ['', 'keys', 'attachments', 'attachments/incoming'];

/** From here on this process makes files and folders that only its own user can read. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

/**
 * Makes the data folder ready: private, and with the folders in it.
 * @throws the error of the system where any of it cannot be written, its path in it
 */
export async function openDataDir(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  keepFilesPrivate();
  mkdirSync(dataDir, { recursive: true });
  closeToOthers(dataDir);
  for (const name of folders) await probeFolder(join(dataDir, name));
  if (databaseUrl) return;
  const file = databaseFile(settings);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) closeSync(openSync(path, 'r+'));
}

/** A folder of an older version, or made by hand. Not one that holds other things: `/tmp` belongs to all. */
function closeToOthers(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  const names = readdirSync(dataDir);
  const isOurs = uid === process.getuid?.() && (!names.length || names.some((name) => marks.includes(name)));
  if (isOurs && mode & 0o077) chmodSync(dataDir, 0o700);
}

/** What shows that a folder is a data folder. */
const marks = ['keys', 'branchline.sqlite'];

/** As much as a save writes, at least. */
const sample = Buffer.alloc(65_536);

/** Writes a file into a folder, which is made where there is none, and removes it. @throws the error of the system */
export async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, '.probe');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, sample);
  } catch (error) {
    // A write that fails does not name its file.
    throw Object.assign(error as Error, { path: file });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
