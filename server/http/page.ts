import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the page and the list of the code of each screen, which the build writes.
 * @returns a function that gives the page for an address. It names the code of the screen that the address opens, so
 *   that a browser loads it together with the first scripts.
 */
export function pageFor(folder: string): (address: string) => string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const code = JSON.parse(readFileSync(join(folder, '.vite/page-code.json'), 'utf8')) as Record<string, string[]>;
  const screens = Object.entries(code)
    .map(([path, files]) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`), files }))
    // Paths without parameters first: /quotations/chase is not the page of a quotation.
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  const link = (file: string) => `  <link rel="modulepreload" crossorigin href="${file}">\n  `;
  return (address) => {
    const { files = [] } = screens.find(({ pattern }) => pattern.test(address)) ?? {};
    return page.replace('</head>', () => `${files.map(link).join('')}</head>`);
  };
}
