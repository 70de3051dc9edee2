// Detects whether the inputs of a build step have changed since its last run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Path of the file with the fingerprint of the inputs that an output was made from. */
export const stampOf = (root, made) => join(root, 'dist/.stamps', made.replaceAll('/', '-'));

/** Whether an output is missing, or the files below the given paths have changed since it was made. */
export function isStale(root, made, paths) {
  const stamp = stampOf(root, made);
  if (!existsSync(stamp) || !existsSync(join(root, made))) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root, paths);
}

/** Runs `make` if its output is stale. */
export async function whenChanged(root, made, paths, make) {
  if (!isStale(root, made, paths)) return;
  await make();
  const stamp = stampOf(root, made);
  mkdirSync(dirname(stamp), { recursive: true });
  // Computed again, because `make` may have changed its own inputs.
  writeFileSync(stamp, fingerprint(root, paths));
}

function fingerprint(root, paths) {
  const hash = createHash('sha1');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const { size, mtimeMs } = statSync(file);
      // Relative paths, so that a project that is moved or copied with its dist is not rebuilt.
      hash.update(`${relative(root, file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
