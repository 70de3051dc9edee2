import { open } from 'node:fs/promises';

/** Writes a file from the system's cache to the disk, so that it survives a power cut. */
export const syncFile = (path: string): Promise<void> => sync(path, 'r+');

/** The same for the names in a folder: of files that were added, renamed or removed. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform !== 'win32') await sync(path, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
