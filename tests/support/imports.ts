import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from './schemas.ts';

/** Imports at the start of a line, as the formatter leaves them, and dynamic imports. */
const specifier = /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^'$]+)'/gm;
export const importsIn = (text: string): string[] => [...text.matchAll(specifier)].map(([, a, b]) => (a ?? b)!);

/** Without dynamic imports: what is loaded later may import its importer. */
export const staticImportsIn = (text: string): string[] =>
  [...text.matchAll(specifier)].flatMap(([, name]) => name ?? []);

/** Without `import type` and `export type`, of which nothing is left when the code runs. */
export const valueImportsIn = (text: string): string[] =>
  importsIn(text.replaceAll(/^(?:import|export) type /gm, '// '));

/** Source files below a folder, by path from the project's root. */
export const sources = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.relative(projectRoot, join(entry.parentPath, entry.name)))
    .toSorted();

/** Files of the project that a file imports, without packages. */
export const importedBy = (file: string, read = importsIn): string[] =>
  read(readFileSync(join(projectRoot, file), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
