import { readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../files/incoming.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** The name of a backup while this process writes or removes it: `2026-11-23-18-00-00.HOST~123.part` */
export const partialOf = (folder: string): string => `${folder}.${machine}~${process.pid}.part`;

const machine = encodeURIComponent(hostname());

/** Removes what interrupted backups on this machine have left beside a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const [, of = '', id] = /^(.+)~(\d+)\.part$/.exec(name) ?? [];
    if (!of.endsWith(`.${machine}`)) continue;
    if (Number(id) === process.pid || !isRunning(Number(id)))
      await rm(join(dirname(folder), name), { recursive: true });
  }
}

/**
 * Removes the oldest backups of the same database beside a new one.
 * @param most how many stay, with the new one
 * @returns the names of those that were removed
 */
export async function removeOld(folder: string, { source }: Manifest, most: number): Promise<string[]> {
  const found: { path: string; createdAt: string }[] = [];
  for (const entry of await readdir(dirname(folder), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.endsWith('.part')) continue;
    const path = join(dirname(folder), entry.name);
    const manifest = await readManifest(path).catch(() => null);
    // A copy made before a migration is not a backup of the files.
    if (manifest?.source === source && !manifest.only) found.push({ path, createdAt: manifest.createdAt });
  }
  const old = found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(most);
  for (const { path } of old) await removeWhole(path);
  return old.map(({ path }) => basename(path));
}

/** Removes a backup. While it is only partly removed, it does not look like a whole one. */
export async function removeWhole(folder: string): Promise<void> {
  const partial = partialOf(`${folder}.old`);
  await rename(folder, partial);
  await rm(partial, { recursive: true });
}
