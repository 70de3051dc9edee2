// What node_modules holds. Runs before any package is installed, so it uses plain Node only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only package that is compiled for one ABI of Node. The others with native code use Node-API. */
export const compiledPackage = 'better-sqlite3';

const lockfile = 'package-lock.json';
/** npm writes it at the end of an installation. It lists what was installed, like the lockfile. */
const hiddenLockfile = 'node_modules/.package-lock.json';
/** Says which lockfile, machine and Node the packages were installed for. */
const stampFile = 'node_modules/.branchline-install.json';

/** The ABI of this Node: its other versions with the same number load the same compiled code. */
export const nodeAbi = process.versions.modules;

/**
 * The packages in node_modules, if they are those of the lockfile for this machine: whether they include the
 * devDependencies, the ABI that they work with (null if not with this one, or unknown), and whether that is stamped.
 * @returns null if packages are missing or others
 */
export function installedPackages(root) {
  const hashes = hashesOf(root);
  if (!hashes) return null;
  const stamp = readJson(root, stampFile);
  if (stamp && stamp.platform !== platform()) return null;
  if (stamp?.lockfile === hashes.lockfile && stamp.installed === hashes.installed)
    return { dev: stamp.dev, abi: stamp.abi, isStamped: true };
  // npm has changed the packages since, or the lockfile, or both.
  const wanted = readJson(root, lockfile)?.packages;
  const found = readJson(root, hiddenLockfile)?.packages;
  const compared = wanted && found && compare(root, wanted, found);
  return compared && { ...compared, abi: isLoadable(root) ? nodeAbi : null, isStamped: false };
}

/**
 * Stamps the packages. `abi` is null while they are rebuilt. Where node_modules cannot be written, they stay without a
 * stamp and are compared at each start.
 */
export function stampPackages(root, { dev, abi }) {
  const stamp = { ...hashesOf(root), platform: platform(), abi, dev };
  try {
    writeFileSync(join(root, stampFile), `${JSON.stringify(stamp, null, 2)}\n`);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/** Removes what says which packages there are. Otherwise it outlives an installation that is interrupted. */
export function forgetPackages(root) {
  for (const path of [stampFile, hiddenLockfile]) rmSync(join(root, path), { force: true });
}

/** Whether this Node can load the compiled package. Loads it in another process, because a wrong one may crash. */
export const isLoadable = (root) =>
  spawnSync(process.execPath, ['-e', `new (require('${compiledPackage}'))(':memory:')`], { cwd: root }).status === 0;

/** Compares what npm has installed with the lockfile. @returns null if packages are missing or others */
function compare(root, wanted, found) {
  let dev = true;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path) continue;
    const own = found[path];
    // `npm install --package-lock-only` also lists what it does not install.
    const version = own && versionOf(root, path);
    if (version) {
      if (version !== entry.version || !isSame(own, entry)) return null;
    } else if (!isLeftOut(entry)) {
      if (!entry.dev) return null;
      dev = false;
    }
  }
  // Packages that a developer tries with `npm install --no-save` are extraneous.
  const isOther = Object.entries(found).some(([path, { extraneous }]) => !wanted[path] && !extraneous);
  return isOther ? null : { dev };
}

/** The version of the package in a folder; undefined if there is none. */
const versionOf = (root, path) => readJson(root, join(path, 'package.json'))?.version;

const isSame = (a, b) => ['name', 'version', 'integrity'].every((key) => a[key] === b[key]);

/** Whether npm does not install an optional package: it is for other machines, or is used only by one that is. */
const isLeftOut = ({ optional, os, cpu, libc }) =>
  Boolean(optional) &&
  !((os || cpu || libc) && allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcName()));

/** Whether a list such as `["linux", "darwin"]` or `["!win32"]` of a package allows this machine. */
const allows = (list, value) =>
  !list || (list.every((one) => one.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value));

function libcName() {
  if (process.platform !== 'linux') return '';
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const platform = () => [process.platform, process.arch, libcName()].filter(Boolean).join('-');

/** Hashes of both lockfiles; null if one is missing. */
function hashesOf(root) {
  const [a, b] = [lockfile, hiddenLockfile].map((path) => {
    const text = read(root, path);
    return text && createHash('sha256').update(text).digest('hex');
  });
  return a && b ? { lockfile: a, installed: b } : null;
}

function readJson(root, path) {
  try {
    return JSON.parse(read(root, path));
  } catch {
    return null;
  }
}

function read(root, path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code)) return '';
    throw error;
  }
}
