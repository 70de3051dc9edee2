import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runNode } from './node.mjs';
import { isStale, whenChanged } from './stamp.mjs';

/**
 * The parts of the build, in order. Each is built only if the files in `from` have changed. Commands need all but the
 * pages, generators only the first.
 */
const parts = [
  {
    made: 'dist/generators/cli.js',
    // migration:new counts rows; it opens the database with the server's code.
    from: ['generators', 'server/core', 'package-lock.json'],
    make: (root) => compile(root, ['generators', 'server/core'], { lenient: true }),
  },
  {
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
  },
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
  {
    made: 'dist/admin-ui/index.html',
    from: ['admin-ui', 'schemas/generated', 'dist/validators', 'generators/build', 'package-lock.json'],
    make: buildPages,
    isPages: true,
  },
];

const wanted = (pages) => parts.filter(({ isPages }) => pages || !isPages);

/** Generates code from the schemas and compiles it into dist. */
export async function build(root, { pages = true } = {}) {
  for (const { made, from, make } of wanted(pages)) await whenChanged(root, made, from, () => make(root));
}

/** Compiles the generators, which all other steps of the build use. */
export async function buildGenerators(root) {
  const [{ made, from, make }] = parts;
  await whenChanged(root, made, from, () => make(root));
}

/** Whether `build` has anything to build. */
export const needsBuild = (root, { pages = true } = {}) =>
  wanted(pages).some(({ made, from }) => isStale(root, made, from));

async function compile(root, folders, options) {
  await (await import('./compile.mjs')).compile(root, folders, options);
}

async function generate(root) {
  const generator = await import('../../dist/generators/generate.js');
  const { migrationHint } = await import('../../dist/generators/migrations/propose.js');
  const { changed, removed, model } = await generator.generate(root);
  if (changed.length || removed.length) console.log(`Generated ${changed.length} files.`);
  const hint = await migrationHint(root, model);
  if (hint) console.log(hint);
}

async function buildPages(root) {
  console.log('Building the pages …');
  // Vite runs as its own process because it sets NODE_ENV for its whole process, but keeps a value that is already set.
  // The content security policy refuses the styles of pages that are built for development.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runNode(root, vite, ['build', 'admin-ui', '--logLevel', 'warn'], env);
  if (code !== 0) process.exit(code);
  await compress(join(root, 'dist/admin-ui/assets'));
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
