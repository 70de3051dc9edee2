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

/** What `removeOld` has done. */
export interface Removed {
  /** Names of the backups that were removed. */
  readonly removed: string[];
  /** Why some or all stay that are older than they should be; null if none does. */
  readonly reason: string | null;
}

/**
 * Removes the oldest backups of the same database beside a new one, which has been verified. None is removed while the
 * database has lost more than half of its rows or files, because the older ones may be the only good ones.
 * @param most how many stay, with the new one
 * @param force removes them also if the database has shrunk
 */
export async function removeOld(folder: string, made: Manifest, most: number, force: boolean): Promise<Removed> {
  const found: { path: string; manifest: Manifest }[] = [];
  let unknown = 0;
  for (const entry of await readdir(dirname(folder), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.endsWith('.part')) continue;
    const path = join(dirname(folder), entry.name);
    const manifest = await readManifest(path).catch(() => null);
    // A copy made before a migration is not a backup of the files.
    if (!manifest || manifest.only) continue;
    if (made.identity && manifest.identity === made.identity) found.push({ path, manifest });
    else if (!manifest.identity && manifest.source === made.source) unknown++;
  }
  const ofOlderVersion = unknown
    ? `${unknown} of an older version of the product stay, because they do not say which database they are of. Remove them yourself.`
    : null;
  const old = found
    .toSorted((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? 1 : -1))
    .slice(most)
    .filter(({ path }) => path !== folder);
  const larger = force ? undefined : found.find(({ manifest }) => hasShrunk(manifest, made));
  if (old.length && larger)
    return {
      removed: [],
      reason: `Old backups stay: the database has less than half of the rows or files that it had in ${basename(larger.path)} (${sizeOf(larger.manifest)}; now ${sizeOf(made)}). Look whether something is lost. If all is well, run the command with --force.`,
    };
  for (const { path } of old) await removeWhole(path);
  return { removed: old.map(({ path }) => basename(path)), reason: ofOlderVersion };
}

const rowsIn = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const filesIn = ({ files }: Manifest): number => files.filter(({ path }) => path.startsWith('attachments/')).length;

const hasShrunk = (before: Manifest, now: Manifest): boolean =>
  rowsIn(now) * 2 < rowsIn(before) || filesIn(now) * 2 < filesIn(before);

/** `120,345 rows, 3 files` */
const sizeOf = (manifest: Manifest): string =>
  `${rowsIn(manifest).toLocaleString('en-GB')} rows, ${filesIn(manifest).toLocaleString('en-GB')} files`;

/** Removes a backup. While it is only partly removed, it does not look like a whole one. */
export async function removeWhole(folder: string): Promise<void> {
  const partial = partialOf(`${folder}.old`);
  await rename(folder, partial);
  await rm(partial, { recursive: true });
}
