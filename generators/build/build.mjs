import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Mistake } from './mistake.mjs';
import { runNode } from './node.mjs';
import { forget, isStale, whenChanged } from './stamp.mjs';

/**
 * The parts of the build, in order. Each is built only if the files in `from` have changed. Commands need all but the
 * pages, generators only the first.
 */
const generators = {
  made: 'dist/generators/cli.js',
  // migration:new counts rows; it opens the database with the server's code.
  from: ['generators', 'server/core', 'package-lock.json'],
  make: (root) => compile(root, ['generators', 'server/core'], { lenient: true }),
};
const generated = {
  made: 'dist/validators',
  from: [
    'schemas',
    'generators',
    'server/features',
    'server/http',
    'server/generated',
    'server/CALLS.md',
    'admin-ui/features',
    'admin-ui/generated',
  ],
  make: generate,
};
const server = [
  {
    made: 'dist/server/main.js',
    from: ['server', 'schemas/generated', 'package-lock.json'],
    make: (root) => compile(root, ['server', 'schemas/generated']),
  },
  {
    made: 'dist/bundle/main.js',
    from: [
      'server',
      'schemas/generated',
      'dist/validators',
      'generators/build/bundle.mjs',
      'package.json',
      'package-lock.json',
    ],
    make: async (root) => (await import('./bundle.mjs')).bundle(root),
  },
];
const pages = {
  made: 'dist/admin-ui/index.html',
  from: ['admin-ui', 'schemas/generated', 'dist/validators', 'generators/build', 'package-lock.json'],
  make: buildPages,
};
/** The check of all types. Its output is what the compiler remembers for the next time. */
const types = {
  made: 'dist/types.tsbuildinfo',
  from: [
    'generators',
    'schemas/generated',
    'server',
    'admin-ui',
    'tests',
    'dist/validators',
    'tsconfig.json',
    'package-lock.json',
  ],
  make: checkTypes,
};

const wanted = (options) => [generators, generated, ...server, ...(options.pages ? [pages] : [])];

/**
 * Generates code from the schemas and compiles it into dist; also checks the types, if asked.
 * @throws Mistake if a schema or the code is wrong
 */
export async function build(root, options = {}) {
  const { pages: withPages = true, types: withTypes = false } = options;
  const [first, second, ...others] = wanted({ pages: withPages });
  const inOrder = async (parts) => {
    for (const part of parts) await make(root, part);
  };
  await inOrder([first, second]);
  // The compiler of types and that of the pages each use about one core.
  const ended = await Promise.allSettled([inOrder(others), ...(withTypes ? [make(root, types)] : [])]);
  for (const { reason } of ended) if (reason) throw reason;
}

/** Compiles the generators, which all other steps of the build use. */
export const buildGenerators = (root) => make(root, generators);

/** Makes what development compiles by itself stale, so that the next build finishes it. */
export const forgetServer = (root) => forget(root, ...[generated, ...server].map(({ made }) => made));

/** Whether `build` has anything to build. */
export const needsBuild = (root, { pages: withPages = true } = {}) =>
  wanted({ pages: withPages }).some(({ made, from }) => isStale(root, made, from));

const make = (root, part) => whenChanged(root, part.made, part.from, () => part.make(root));

async function compile(root, folders, options) {
  await (await import('./compile.mjs')).compile(root, folders, options);
}

async function generate(root) {
  const generator = await import('../../dist/generators/generate.js');
  const { hints } = await import('../../dist/generators/hints.js');
  const { isMistake } = await import('../../dist/generators/mistakes.js');
  try {
    const { changed, removed, model } = await generator.generate(root);
    if (changed.length || removed.length) console.log(`Generated ${changed.length} files.`);
    for (const hint of await hints(root, model)) console.log(hint);
  } catch (error) {
    throw isMistake(error) ? new Mistake(error.message) : error;
  }
}

async function buildPages(root) {
  console.log('Building the pages …');
  // Vite runs as its own process because it sets NODE_ENV for its whole process, but keeps a value that is already set.
  // The content security policy refuses the styles of pages that are built for development.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runNode(root, vite, ['build', 'admin-ui', '--logLevel', 'warn'], env);
  if (code !== 0) throw new Mistake('The pages could not be built.', code);
  await compress(join(root, 'dist/admin-ui/assets'));
}

async function checkTypes(root) {
  console.log('Checking the types …');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const code = await runNode(root, tsc, ['-p', '.', '--incremental', '--tsBuildInfoFile', types.made]);
  if (code !== 0) throw new Mistake('The types do not fit.', code);
}

const brotli = promisify(brotliCompress);

/** Makes a compressed copy of each script and style, which the server sends in its place. */
async function compress(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      await writeFile(`${file}.br`, await brotli(await readFile(file)));
    }),
  );
}
