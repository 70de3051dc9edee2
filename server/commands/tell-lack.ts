import type { Manifest } from '../services/backup/manifest.ts';
import { lackOf } from '../services/backup/verify.ts';

/** Says what a backup lacks, and makes the command fail. @returns whether it lacks something */
export function tellLack(manifest: Manifest): boolean {
  const lack = lackOf(manifest);
  if (lack === null) return false;
  process.exitCode = 1;
  console.error(lack);
  return true;
}
