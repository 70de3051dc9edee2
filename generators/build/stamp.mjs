// Tells whether inputs have changed since something was made from them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Tells what something was made from. */
export const stampOf = (root, made) => join(root, 'dist/.stamps', made.replaceAll('/', '-'));

/**
 * Runs make if what it makes is not there, or if the files below the given paths are other ones, or other than they
 * were, when it last ran.
 */
export async function whenChanged(root, made, paths, make) {
  const stamp = stampOf(root, made);
  const there = existsSync(stamp) && existsSync(join(root, made));
  if (there && readFileSync(stamp, 'utf8') === fingerprint(root, paths)) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  // Made anew: making may have written among the inputs.
  writeFileSync(stamp, fingerprint(root, paths));
  return true;
}

function fingerprint(root, paths) {
  const hash = createHash('sha1');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const { size, mtimeMs } = statSync(file);
      // Relative: a folder that is moved or copied with its dist is not built anew.
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
