// Bundles the compiled server and its packages into a few files: Node takes longer to find some 1300 modules than to
// run them.
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { files } from './compile.mjs';

/**
 * Packages that are not bundled: those with native code or files of their own, those loaded by name, and TypeORM, which
 * must be the same module in the bundle and in our code.
 */
const apart = [
  'better-sqlite3',
  'pdfmake',
  '@node-rs/argon2',
  'swagger-ui-dist',
  'typeorm',
  'tinypool',
  'pg',
  'reflect-metadata',
];

/** What npm scripts start, in dist/server and in dist/bundle. */
const started = [
  'main.js',
  ...['admin-create', 'backup', 'check', 'import', 'restore', 'seed'].map((name) => `commands/${name}.js`),
];

/** Bundles the server and the commands into dist/bundle. Each module that runs in a thread gets a file beside them. */
export async function bundle(root) {
  const server = join(root, 'dist/server');
  const input = Object.fromEntries(
    [...started.map((path) => join(server, path)), ...files(server, '.worker.js')].map((path) => [
      basename(path, '.js'),
      path,
    ]),
  );
  const built = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    external: (id) => apart.some((name) => id === name || id.startsWith(`${name}/`)),
    // Nest imports optional packages that are not installed.
    onLog: (level, log, print) => log.code !== 'UNRESOLVED_IMPORT' && print(level, log),
  });
  const dir = join(root, 'dist/bundle');
  rmSync(dir, { recursive: true, force: true });
  // Nest identifies classes by name.
  await built.write({ dir, keepNames: true, chunkFileNames: '[name].js' });
  await built.close();
}
