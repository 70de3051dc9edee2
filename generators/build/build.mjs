import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whenChanged } from './stamp.mjs';

/** Schemas → code → dist. Each part is made only when what it is made from has changed. */
export async function build(root, { pages = true } = {}) {
  await buildGenerators(root);
  await whenChanged(
    root,
    'generate',
    ['schemas', 'generators', 'server/extensions', 'server/generated', 'admin-ui/extensions', 'admin-ui/generated'],
    async () => {
      const { generate } = await import('../../dist/generators/generate.js');
      const { migrationHint } = await import('../../dist/generators/migrations/propose.js');
      const { changed, removed, model } = await generate(root);
      if (changed.length || removed.length) console.log(`Generated ${changed.length} files.`);
      const hint = migrationHint(root, model);
      if (hint) console.log(hint);
    },
  );
  await whenChanged(root, 'server', ['server', 'package-lock.json'], async () => {
    const { compile } = await import('./compile.mjs');
    await compile(root, ['server']);
  });
  if (!pages) return;
  await whenChanged(root, 'bundle', ['server', 'generators/build/bundle.mjs', 'package-lock.json'], async () => {
    const { bundle } = await import('./bundle.mjs');
    await bundle(root);
  });
  const made = existsSync(join(root, 'dist/admin-ui/index.html'));
  await whenChanged(root, made ? 'admin-ui' : 'admin-ui-first', ['admin-ui', 'package-lock.json'], async () => {
    console.log('Building the pages …');
    // A process of its own: Vite sets NODE_ENV for all that runs in it.
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'admin-ui', '--logLevel', 'warn'],
      { cwd: root, stdio: 'inherit' },
    );
  });
}

/** Compiles the generators, which everything else is made with. */
export async function buildGenerators(root) {
  await whenChanged(root, 'generators', ['generators', 'package-lock.json'], async () => {
    const { compile } = await import('./compile.mjs');
    await compile(root, ['generators']);
  });
}
