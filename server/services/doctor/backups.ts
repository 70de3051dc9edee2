import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from '../backup/manifest.ts';
import { lackOf } from '../backup/verify.ts';
import type { Check } from './problem.ts';

/** Hours: a nightly backup may take a while longer than the one before. */
const oldest = 26;

/** The newest backup: whether there is one of last night, and what it lacks. */
export const backupCheck: Check = async ({ backups }) => {
  const found: { name: string; manifest: Manifest }[] = [];
  for (const name of existsSync(backups) ? readdirSync(backups) : []) {
    const manifest = name.endsWith('.part') ? null : await readManifest(join(backups, name)).catch(() => null);
    if (manifest && !manifest.only) found.push({ name, manifest });
  }
  const [newest] = found.toSorted((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? 1 : -1));
  if (!newest)
    return [`There is no backup in ${backups}. Name the folder with --backups, and run npm run backup every night.`];
  const hours = Math.floor((Date.now() - Date.parse(newest.manifest.createdAt)) / 3_600_000);
  const lack = lackOf(newest.manifest);
  return [
    ...(hours >= oldest
      ? [`The newest backup in ${backups} is ${hours} hours old: ${newest.name}. Look why the last ones have failed.`]
      : []),
    ...(lack ? [`${newest.name}: ${lack}`] : []),
  ];
};
