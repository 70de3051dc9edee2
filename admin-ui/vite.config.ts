import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageCode } from './build/page-code.ts';

/**
 * Files that many pages share: packages that the first page needs, which seldom change; code of the first page; code of
 * lists; code of forms. Each contains what its modules import, unless a file before it does. What only one page needs
 * comes with it.
 */
const first = { tags: ['$initial' as const] };
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//, ...first },
  { name: 'mui', test: /node_modules\/(@mui|@emotion|@popperjs|react-transition-group|stylis|clsx)\//, ...first },
  {
    name: 'ra',
    test: /node_modules\/(react-admin|ra-[\w-]+|node-polyglot|lodash|inflection|query-string)\//,
    ...first,
  },
  { name: 'first', test: /./, ...first },
  { name: 'list', test: /crud\/(list\/EntityList|form\/EntityDialog|fields\/(dialog-context|reference))\./ },
  { name: 'form', test: /crud\/form\/EntityForm\./ },
].map((group, i, all) => ({ ...group, priority: all.length - i }));

export default defineConfig({
  plugins: [react(), pageCode()],
  build: {
    outDir: '../dist/admin-ui',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 900,
    // Fonts and pictures must be files, because the content security policy allows no other source.
    assetsInlineLimit: 0,
    modulePreload: {
      // The server names the code of the first page. Later, only the large file of forms is loaded early: to name the
      // others too would add more to the first scripts than it saves.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((name) => /\/form-(?!of-)[^/]*$/.test(name)) : files,
    },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // A slot that opens a dialog of its own resource must not import it at once: the resource imports its slots.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
