import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { whenChanged } from './stamp.mjs';

/** Schemas → code → dist. Each part is made only when what it is made from has changed. */
export async function build(root, { pages = true } = {}) {
  await buildGenerators(root);
  await whenChanged(
    root,
    'server/generated',
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
  await whenChanged(root, 'dist/server/main.js', ['server', 'package-lock.json'], async () => {
    const { compile } = await import('./compile.mjs');
    await compile(root, ['server']);
  });
  if (!pages) return;
  await whenChanged(
    root,
    'dist/bundle/main.js',
    ['server', 'generators/build/bundle.mjs', 'package-lock.json'],
    async () => {
      const { bundle } = await import('./bundle.mjs');
      await bundle(root);
    },
  );
  await whenChanged(root, 'dist/admin-ui/index.html', ['admin-ui', 'package-lock.json'], async () => {
    console.log('Building the pages …');
    // A process of its own: Vite sets NODE_ENV for all that runs in it, but keeps one that is set; and pages for
    // development have styles that the content policy refuses.
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'admin-ui', '--logLevel', 'warn'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
  });
}

/** Compiles the generators, which everything else is made with. */
export async function buildGenerators(root) {
  await whenChanged(root, 'dist/generators/cli.js', ['generators', 'package-lock.json'], async () => {
    const { compile } = await import('./compile.mjs');
    await compile(root, ['generators']);
  });
}
