import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Vendors in three files that seldom change; every entity's screens come when they are opened. */
const vendors: [string, RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hook-form|@tanstack)\//],
  ['mui', /node_modules\/(@mui|@emotion|@popperjs|react-transition-group|stylis|clsx)\//],
  ['ra', /node_modules\/(react-admin|ra-[\w-]+|node-polyglot|lodash|query-string|inflection|dompurify|date-fns)\//],
];

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../dist/admin-ui',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 900,
    // Fonts and pictures are files: the content policy knows no other source.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: vendors.map(([name, test]) => ({ name, test })) } },
    },
  },
});
