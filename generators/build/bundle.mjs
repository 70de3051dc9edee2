// Bundles the compiled server and its packages into a few files: Node takes longer to find some 1300 modules than to
// run them.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { files } from './compile.mjs';

/** What npm scripts start, in dist/server and in dist/bundle. */
const started = [
  'main.js',
  ...[
    'admin-create',
    'backup',
    'check',
    'doctor',
    'import',
    'keys-rotate',
    'restore',
    'seed',
    'sessions-end',
    'worker',
  ].map((name) => `commands/${name}.js`),
];

/**
 * Bundles the server and the commands into dist/bundle. Each module that runs in a thread gets a file beside them. The
 * `dependencies` of package.json stay packages: those with native code or files of their own, those loaded by name, and
 * TypeORM, which must be the same module in the bundle and in our code.
 */
export async function bundle(root) {
  const server = join(root, 'dist/server');
  const input = Object.fromEntries(
    [...started.map((path) => join(server, path)), ...files(server, '.worker.js')].map((path) => [
      basename(path, '.js'),
      path,
    ]),
  );
  const apart = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies);
  const built = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    plugins: [migrationsIn(join(server, 'migrations'))],
    external: (id) => apart.some((name) => id === name || id.startsWith(`${name}/`)),
    onLog: (level, log, print) => {
      if (log.code !== 'UNRESOLVED_IMPORT') print(level, log);
      // Nest imports optional packages that are not installed. A start would fail without any other.
      else if (!/[\\/]node_modules[\\/]@nestjs[\\/]/.test(log.id)) print('error', log);
    },
  });
  const dir = join(root, 'dist/bundle');
  rmSync(dir, { recursive: true, force: true });
  // Nest identifies classes by name.
  await built.write({ dir, keepNames: true, chunkFileNames: '[name].js' });
  await built.close();
}

/** The list of migrations, which the server would otherwise read from their folder. The bundle has no such folder. */
function migrationsIn(folder) {
  const list = join(folder, 'index.js');
  return {
    name: 'migrations',
    load(id) {
      if (id !== list) return null;
      const names = readdirSync(join(folder, 'common')).toSorted();
      const imports = names.map((name, i) => `import { migration as m${i} } from './common/${name}';`);
      return [...imports, `export const migrations = [${names.map((_, i) => `m${i}`).join(', ')}];`].join('\n');
    },
  };
}
