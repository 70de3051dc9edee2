import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from './schemas.ts';

/** Imports at the beginning of a line, as the formatter leaves them, and those made when they are needed. */
const specifier = /^(?:import|export)\s(?:[\w\s{},*$]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^'$]+)'/gm;
export const importsIn = (text: string): string[] => [...text.matchAll(specifier)].map(([, a, b]) => (a ?? b)!);

/** Without those made when they are needed: what is loaded later may lead back. */
export const staticImportsIn = (text: string): string[] =>
  [...text.matchAll(specifier)].flatMap(([, name]) => name ?? []);

/** Sources below a folder, by path from the project's root. */
export const sources = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.relative(projectRoot, join(entry.parentPath, entry.name)))
    .toSorted();

/** Files of the project that a file imports; packages are left out. */
export const importedBy = (file: string, read = importsIn): string[] =>
  read(readFileSync(join(projectRoot, file), 'utf8'))
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name));
