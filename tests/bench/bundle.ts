import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Kilobytes of JavaScript, gzipped, that a browser loads to show the customer list. */
export function javascriptToFirstList(): number {
  const folder = fileURLToPath(new URL('../../admin-ui/', import.meta.url));
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name]!;
    if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const one of chunk.imports ?? []) add(one);
  };
  for (const [name, chunk] of Object.entries(manifest))
    if (chunk.isEntry || name.startsWith('_customer.gen-')) add(name);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(folder + file)).length, 0) / 1024;
}
