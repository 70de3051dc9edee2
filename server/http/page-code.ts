import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The code of each page, from the list that the build writes.
 * @returns a function that gives the `Link` header for an address, by which a browser loads the code of its page
 *   together with the first scripts; undefined for other addresses
 */
export function pageLinks(folder: string): (address: string) => string | undefined {
  const list = join(folder, '.vite/page-code.json');
  const files = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, readonly string[]>) : {};
  const pages = Object.entries(files)
    .map(([path, code]) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      links: code.map((file) => `<${file}>; rel="modulepreload"; crossorigin`).join(', '),
    }))
    // Of /quotations/chase and /quotations/:id, the first is meant.
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  return (address) => pages.find(({ pattern }) => pattern.test(address))?.links || undefined;
}
