// Runs before any package is installed, so it uses plain Node only.
import { spawnSync } from 'node:child_process';
import { lstatSync, readlinkSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { compiledPackage, forgetPackages, installedPackages, isLoadable, nodeAbi, stampPackages } from './packages.mjs';

const node = process.versions.node;

/**
 * Makes sure that node_modules holds the packages of the lockfile, for this machine and this Node. `dev` says whether
 * the devDependencies are needed; if not, they are installed only outside production. Installs nothing through a
 * linked node_modules. Ends the process if the packages cannot be used.
 */
export function install(root, { dev }) {
  const [major, minor] = node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Branchline needs Node 20.19 or newer; this is ${node}.`);
  const found = installedPackages(root);
  const fits = found && (found.dev || !dev);
  const isReady = fits && found.abi === nodeAbi;
  const target = linkTarget(join(root, 'node_modules'));
  if (target && !isReady) stop(aboutLink(target, fits));
  if (!fits) installPackages(root, dev || process.env.NODE_ENV !== 'production');
  else if (!isReady) rebuild(root, found);
  else if (!target && !found.isStamped) stampPackages(root, found);
}

function installPackages(root, dev) {
  console.log(dev ? 'Installing packages …' : 'Installing the packages of the server …');
  forgetPackages(root);
  const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!npm(root, args)) stop(aboutInstall);
  finish(root, dev);
}

/** Rebuilds what is compiled for another ABI. The other packages stay. */
function rebuild(root, { dev }) {
  console.log(`Rebuilding ${compiledPackage} for Node ${node} …`);
  stampPackages(root, { dev, abi: null });
  if (!npm(root, ['rebuild', compiledPackage, '--loglevel=error']))
    stop(`${compiledPackage} could not be rebuilt for Node ${node}. ${aboutCompiled}`);
  finish(root, dev);
}

function finish(root, dev) {
  const loadable = isLoadable(root);
  stampPackages(root, { dev, abi: loadable ? nodeAbi : null });
  if (!loadable)
    stop(
      `Node ${node} cannot load ${compiledPackage}. Check npm's settings nodedir and ignore-scripts: npm config list.`,
    );
}

const aboutLink = (target, fits) =>
  fits
    ? `node_modules is a link to ${target}, where ${compiledPackage} was built for another version of Node. Run "npm rebuild ${compiledPackage}" there with Node ${node}, or delete the link.`
    : `node_modules is a link to ${target}, which does not hold the packages of package-lock.json. Install them there, or delete the link.`;

/** Where a link leads, also if nothing is there; null for anything but a link. */
function linkTarget(path) {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(path), readlinkSync(path)) : null;
}

const aboutCompiled = `${compiledPackage} is fetched ready for use from github.com; where that is not possible, it is compiled, which needs Python 3, make and a C++ compiler (Debian: apt-get install python3 make g++; macOS: xcode-select --install; Windows: the C++ workload of Visual Studio). Allow the one or install the other, and run the command again.`;

const aboutInstall = `The packages could not be installed; npm says why above. They come from the registry that npm is set to use. ${aboutCompiled} You can also build on another machine and copy the product with its dist/ and node_modules/.`;

/** Runs npm with this Node, for which it builds. @returns whether it succeeded */
function npm(root, args) {
  // Set by npm, if it runs this script. The first npm in PATH may belong to another Node.
  const cli = process.env.npm_execpath ?? '';
  const [command, ...first] = cli.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const options = {
    cwd: root,
    stdio: 'inherit',
    // Install scripts of packages run the first node in PATH.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    shell: command === 'npm' && process.platform === 'win32',
  };
  return spawnSync(command, [...first, ...args], options).status === 0;
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}
