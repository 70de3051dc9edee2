// The compiled server and its packages in a few files: some 1300 modules take Node longer to find than to run.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { files } from './compile.mjs';

/** What stays where it was installed: native parts, files of its own, what is looked for by name, and what TypeORM shares with us. */
const apart = ['better-sqlite3', '@node-rs/argon2', 'swagger-ui-dist', 'typeorm', 'pg', 'reflect-metadata'];

/** Makes dist/bundle/main.js of dist/server/main.js, and a file beside it of each that a thread runs. */
export async function bundle(root) {
  const server = join(root, 'dist/server');
  const input = [join(server, 'main.js'), ...files(server, '.worker.js')];
  const built = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    external: (id) => apart.some((name) => id === name || id.startsWith(`${name}/`)),
    // Nest asks for packages that few applications have.
    onLog: (level, log, print) => log.code !== 'UNRESOLVED_IMPORT' && print(level, log),
  });
  const dir = join(root, 'dist/bundle');
  rmSync(dir, { recursive: true, force: true });
  // Nest knows classes by their names.
  await built.write({ dir, keepNames: true, chunkFileNames: '[name].js' });
  await built.close();
}
