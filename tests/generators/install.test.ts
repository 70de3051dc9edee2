import { beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot, temporaryFolder, type Json } from '../support/schemas.ts';

const here = { os: [process.platform], cpu: [process.arch] };
const packages: Json = {
  '': { name: 'small', version: '1.0.0' },
  'node_modules/better-sqlite3': { version: '12.0.0', integrity: 'sha512-a', hasInstallScript: true },
  'node_modules/runs': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/tests': { version: '1.0.0', integrity: 'sha512-c', dev: true },
  'node_modules/binding-here': { version: '1.0.0', integrity: 'sha512-d', optional: true, ...here },
  'node_modules/binding-elsewhere': { version: '1.0.0', integrity: 'sha512-e', optional: true, os: ['elsewhere'] },
};
const everything = 'ci --include=dev';
const rebuilt = 'rebuild better-sqlite3';
const node = process.versions.node;

let root: string;
beforeEach(() => {
  root = join(temporaryFolder(), 'project');
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{}');
  lock(packages);
});

const lock = (entries: Json, space = 2) =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: entries }, null, space),
  );

const modules = (...path: string[]) => join(root, 'node_modules', ...path);
const stamp = '.branchline-install.json';
const hidden = '.package-lock.json';

function edit(file: string, change: (content: Json) => void) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, JSON.stringify(content));
}

/** Installs what the project lacks. `npm` has the arguments of each call of npm. */
function install({ dev = true, ...environment }: { dev?: boolean } & Record<string, unknown> = {}) {
  const log = join(root, '../npm.log');
  rmSync(log, { force: true });
  const module = join(projectRoot, 'generators/build/install.mjs');
  const script = `const { install } = await import(${JSON.stringify(module)}); install(process.cwd(), { dev: ${dev} });`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(projectRoot, 'tests/support/fake-npm-cli.js'),
      FAKE_NPM_LOG: log,
      ...(environment as NodeJS.ProcessEnv),
    },
  });
  const npm = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { ended: signal ?? status, npm, error: stderr };
}

/** What `install` answers after these calls of npm. */
const ran = (...npm: string[]) => ({ ended: 0, npm, error: '' });

test('a fresh project gets all packages, once', () => {
  expect(install()).toEqual(ran(everything));
  expect(readdirSync(modules()).toSorted()).toEqual(
    [stamp, hidden, 'better-sqlite3', 'binding-here', 'runs', 'tests'].toSorted(),
  );
  expect(install()).toEqual(ran());
});

describe('Contents are compared, not times', () => {
  test('a copy with other times is not installed again', () => {
    install();
    cpSync(root, `${root}-copy`, { recursive: true });
    root = `${root}-copy`;
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'package-lock.json'), later, later);
    expect(install()).toEqual(ran());
  });

  test('another lockfile is installed, even if it is older than the packages', () => {
    install();
    lock({ ...packages, 'node_modules/runs': { version: '2.0.0', integrity: 'sha512-f' } });
    utimesSync(join(root, 'package-lock.json'), new Date(0), new Date(0));
    expect(install()).toEqual(ran(everything));
  });

  test('a lockfile with the same packages is not installed again', () => {
    install();
    lock(packages, 4);
    expect(install()).toEqual(ran());
  });
});

describe('What npm has installed by itself', () => {
  beforeEach(() => {
    install();
    rmSync(modules(stamp));
  });

  test('is used, and stamped', () => {
    expect(install()).toEqual(ran());
    expect(existsSync(modules(stamp))).toBe(true);
  });

  test.each<[string, (found: Json) => void]>([
    ['lacks a package', (found) => delete found['node_modules/runs']],
    ['lacks a devDependency', (found) => delete found['node_modules/tests']],
    ['has another version', (found) => (found['node_modules/runs'].version = '2.0.0')],
    ['has another content', (found) => (found['node_modules/runs'].integrity = 'sha512-x')],
    ['has one more package', (found) => (found['node_modules/runs/node_modules/more'] = { version: '1.0.0' })],
    ['comes from another machine', (found) => delete found['node_modules/binding-here']],
  ])('is installed again if it %s', (_, change) => {
    edit(modules(hidden), (content) => change(content.packages));
    expect(install()).toEqual(ran(everything));
  });

  test.each<[string, () => void]>([
    ['a package that is not there', () => rmSync(modules('runs'), { recursive: true })],
    ['a devDependency that is not there', () => rmSync(modules('tests'), { recursive: true })],
    ['another version than is there', () => edit(modules('runs/package.json'), (own) => (own.version = '2.0.0'))],
  ])('is installed again if npm lists %s', (_, change) => {
    change();
    expect(install()).toEqual(ran(everything));
  });

  test('may have packages that a developer is trying', () => {
    edit(
      modules(hidden),
      ({ packages: found }) => (found['node_modules/try'] = { version: '1.0.0', extraneous: true }),
    );
    expect(install()).toEqual(ran());
  });

  test('is compared again after npm has changed it', () => {
    install();
    edit(modules(hidden), ({ packages: found }) => delete found['node_modules/runs']);
    expect(install()).toEqual(ran(everything));
  });
});

test('packages that were installed on another machine are installed again', () => {
  install();
  edit(modules(stamp), (content) => (content.platform = 'elsewhere-x64'));
  expect(install()).toEqual(ran(everything));
});

describe('After a change of Node', () => {
  /** As another Node would leave the project. */
  const builtByAnother = () => {
    install();
    writeFileSync(
      modules('better-sqlite3/index.js'),
      'module.exports = class { constructor() { throw new Error(); } };',
    );
    edit(modules(stamp), (content) => (content.abi = '1'));
  };

  test('only the compiled package is rebuilt, once', () => {
    builtByAnother();
    expect(install()).toEqual(ran(rebuilt));
    expect(install()).toEqual(ran());
  });

  test('it is also rebuilt where npm has installed the packages', () => {
    builtByAnother();
    rmSync(modules(stamp));
    expect(install()).toEqual(ran(rebuilt));
    expect(install()).toEqual(ran());
  });

  test.each([
    ['fails', 'fail', 1],
    ['is interrupted', 'kill', 'SIGKILL'],
  ])('a rebuild that %s is done again, by whichever Node', (_, fault, ended) => {
    builtByAnother();
    const { error, ...result } = install({ FAKE_NPM_FAULT: fault });
    expect(result).toEqual({ ended, npm: [rebuilt] });
    if (ended === 1) expect(error).toMatch(missing(`better-sqlite3 could not be rebuilt for Node ${node}.`));
    expect(JSON.parse(readFileSync(modules(stamp), 'utf8')).abi).toBeNull();
    expect(install()).toEqual(ran(rebuilt));
  });

  test('a package that is built for another Node all the same is reported', () => {
    builtByAnother();
    const error = `Node ${node} cannot load better-sqlite3. Check npm's settings nodedir and ignore-scripts: npm config list.\n`;
    expect(install({ FAKE_NPM_ABI: '1' })).toEqual({ ended: 1, npm: [rebuilt], error });
    expect(install()).toEqual(ran(rebuilt));
  });
});

describe('A node_modules that is a link', () => {
  let target: string;
  const contents = () =>
    readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
  const link = () => symlinkSync(target, modules(), 'junction');
  /** Starts and checks that the target has kept its files. */
  const start = () => {
    const before = contents();
    const result = install();
    expect(contents()).toEqual(before);
    return result;
  };

  beforeEach(() => {
    install();
    target = `${root}-target`;
    cpSync(modules(), target, { recursive: true });
    rmSync(modules(), { recursive: true });
    link();
  });

  test('is used if it holds the packages, stamped or not', () => {
    expect(start()).toEqual(ran());
    rmSync(join(target, stamp));
    expect(start()).toEqual(ran());
  });

  test('is left alone if it holds others', () => {
    lock({ ...packages, 'node_modules/runs': { version: '2.0.0', integrity: 'sha512-f' } });
    const error = `node_modules is a link to ${target}, which does not hold the packages of package-lock.json. Install them there, or delete the link.\n`;
    expect(start()).toEqual({ ended: 1, npm: [], error });
  });

  test('is left alone if it was built for another Node', () => {
    edit(join(target, stamp), (content) => (content.abi = '1'));
    const error = `node_modules is a link to ${target}, where better-sqlite3 was built for another version of Node. Run "npm rebuild better-sqlite3" there with Node ${node}, or delete the link.\n`;
    expect(start()).toEqual({ ended: 1, npm: [], error });
  });

  test('is left alone if it leads nowhere', () => {
    rmSync(target, { recursive: true });
    expect(install()).toMatchObject({ ended: 1, npm: [] });
    expect(existsSync(target)).toBe(false);
  });
});

describe('Without devDependencies', () => {
  const production = { dev: false, NODE_ENV: 'production' };

  test('in production only the other packages are installed, once', () => {
    expect(install(production)).toEqual(ran('ci --omit=dev'));
    expect(existsSync(modules('tests'))).toBe(false);
    expect(install(production)).toEqual(ran());
    rmSync(modules(stamp));
    expect(install(production)).toEqual(ran());
  });

  test('a package that the server needs is not left out', () => {
    install(production);
    edit(modules(hidden), ({ packages: found }) => delete found['node_modules/runs']);
    expect(install(production)).toEqual(ran('ci --omit=dev'));
  });

  test('they serve a command that runs without NODE_ENV', () => {
    install(production);
    expect(install({ dev: false })).toEqual(ran());
  });

  test('all are installed in production if the devDependencies are needed, and serve both', () => {
    install(production);
    expect(install({ ...production, dev: true })).toEqual(ran(everything));
    expect(install(production)).toEqual(ran());
  });

  test('all are installed outside production', () => {
    expect(install({ dev: false })).toEqual(ran(everything));
  });
});

test.each([
  ['fails', 'fail', 1],
  ['is interrupted', 'kill', 'SIGKILL'],
])('an installation that %s is done again', (_, fault, ended) => {
  install();
  const before = readFileSync(join(root, 'package-lock.json'), 'utf8');
  lock({ ...packages, 'node_modules/runs': { version: '2.0.0', integrity: 'sha512-f' } });
  const { error, ...result } = install({ FAKE_NPM_FAULT: fault });
  expect(result).toEqual({ ended, npm: [everything] });
  if (ended === 1) expect(error).toMatch(missing('The packages could not be installed; npm says why above.'));
  expect(readdirSync(modules())).toEqual([]);
  writeFileSync(join(root, 'package-lock.json'), before);
  expect(install()).toEqual(ran(everything));
});

test('only better-sqlite3 is compiled for one ABI of Node', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const found = JSON.parse(readFileSync(join(projectRoot, 'node_modules', hidden), 'utf8')).packages as Json;
  const compiled = Object.entries(found).filter(
    ([path, { hasInstallScript }]) =>
      hasInstallScript &&
      allowScripts[path.slice('node_modules/'.length)] &&
      existsSync(join(projectRoot, path, 'binding.gyp')),
  );
  expect(compiled.map(([path]) => path)).toEqual(['node_modules/better-sqlite3']);
});

/** A message that also says what a build needs, and how to go on. */
function missing(text: string): RegExp {
  return new RegExp(
    `^${text.replaceAll('.', '\\.')} .*github\\.com.*needs Python 3, make and a C\\+\\+ compiler.*run the command again\\.`,
  );
}
