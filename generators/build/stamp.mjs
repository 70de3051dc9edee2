// Detects whether the inputs of a build step have changed since its last run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Path of the file with the fingerprints of the inputs that an output was made from: of their sizes and times, and of
 * their contents.
 */
export const stampOf = (root, made) => join(root, 'dist/.stamps', made.replaceAll('/', '-'));

/** Whether an output is missing, or the files below the given paths have changed since it was made. */
export function isStale(root, made, paths) {
  const stamp = stampOf(root, made);
  if (!existsSync(stamp) || !existsSync(join(root, made))) return true;
  const [times, contents] = readFileSync(stamp, 'utf8').split('\n');
  const files = filesBelow(root, paths);
  if (times === timesOf(root, files)) return false;
  // A copy or a checkout has other times.
  if (contents !== contentsOf(root, files)) return true;
  try {
    writeStamp(root, made, files);
  } catch (error) {
    // A server need not be able to write to dist.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
  return false;
}

/** Runs `make` if its output is stale. */
export async function whenChanged(root, made, paths, make) {
  if (!isStale(root, made, paths)) return;
  await make();
  // Read again, because `make` may have changed its own inputs.
  writeStamp(root, made, filesBelow(root, paths));
}

/** Makes outputs stale, because something else than their own step has changed them. */
export function forget(root, ...outputs) {
  for (const made of outputs) rmSync(stampOf(root, made), { force: true });
}

function writeStamp(root, made, files) {
  const stamp = stampOf(root, made);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${timesOf(root, files)}\n${contentsOf(root, files)}\n`);
}

/** Fast: reads no file. */
const timesOf = (root, files) =>
  fingerprint(root, files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size}:${mtimeMs}`;
  });

const contentsOf = (root, files) =>
  fingerprint(root, files, (file) => createHash('sha1').update(readFileSync(file)).digest('hex'));

/** Of relative paths, so that a project that is moved or copied with its dist is not rebuilt. */
function fingerprint(root, files, describe) {
  const hash = createHash('sha1');
  for (const file of files) hash.update(`${relative(root, file)}:${describe(file)}\n`);
  return hash.digest('hex');
}

const filesBelow = (root, paths) => paths.flatMap((path) => filesOf(join(root, path)));

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
