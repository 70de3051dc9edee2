// Stands in for npm where a test must not use the network: `npm_execpath` names it. Appends its arguments to the file
// FAKE_NPM_LOG. Like npm, `ci` first empties node_modules, also through a link. It makes empty packages, or links to
// those in the folder FAKE_NPM_PACKAGES. FAKE_NPM_FAULT: "fail" before the end, or "kill" the calling process there.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { FAKE_NPM_LOG, FAKE_NPM_PACKAGES, FAKE_NPM_FAULT } = process.env;
const [command, ...args] = process.argv.slice(2);
const modules = join(process.cwd(), 'node_modules');
const options = ['--no-audit', '--no-fund', '--loglevel=error'];
appendFileSync(FAKE_NPM_LOG, `${[command, ...args.filter((arg) => !options.includes(arg))].join(' ')}\n`);

if (command === 'ci') {
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(modules).filter((one) => !FAKE_NPM_FAULT || !one.startsWith('.')))
    rmSync(join(modules, name), { recursive: true, force: true });
  end();
  const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const wanted = Object.entries(packages).filter(([path, entry]) => path && isWanted(entry));
  for (const [path] of wanted)
    if (path.lastIndexOf('node_modules/') === 0) add(path.slice('node_modules/'.length), packages[path]);
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(wanted) });
  writeFileSync(join(modules, '.package-lock.json'), text);
} else {
  end();
  compile();
}

function isWanted({ dev, os, cpu }) {
  return (
    !(dev && args.includes('--omit=dev')) &&
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch))
  );
}

function add(name, { version }) {
  const folder = join(modules, name);
  mkdirSync(dirname(folder), { recursive: true });
  if (FAKE_NPM_PACKAGES) return symlinkSync(join(FAKE_NPM_PACKAGES, name), folder, 'junction');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  if (name === 'better-sqlite3') compile();
}

/** Makes a package that only this version of Node can load, with FAKE_NPM_ABI one that only another can load. */
function compile() {
  const built = process.env.FAKE_NPM_ABI ?? process.versions.modules;
  const text = `module.exports = class { constructor() { if (process.versions.modules !== '${built}') throw new Error(); } };`;
  writeFileSync(join(modules, 'better-sqlite3/index.js'), text);
}

function end() {
  if (FAKE_NPM_FAULT === 'kill') process.kill(process.ppid, 'SIGKILL');
  if (FAKE_NPM_FAULT) process.exit(1);
}
