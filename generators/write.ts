import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { memory } from './memory.ts';

/** A generated file, or a file with a generated part: its path and its code before formatting. */
export interface Output {
  readonly path: string;
  readonly code: string;
  /** Schema, or other file, named in the banner; null for Markdown, whose text names its source. */
  readonly source: string | null;
}

export interface Written {
  readonly changed: string[];
  readonly removed: string[];
}

const formatted = memory<ReturnType<typeof format>>();

/**
 * Formats the files, writes those that have changed, and deletes generated files that are no longer generated.
 * @param dry only reports what would be done
 */
export async function writeOutputs(
  root: string,
  folders: readonly string[],
  outputs: readonly Output[],
  dry: boolean,
): Promise<Written> {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const changed: string[] = [];
  await Promise.all(
    outputs.map(async ({ path, code, source }) => {
      const origin = source?.startsWith('schemas') ? 'the schema' : 'that file';
      const banner = `// Generated from ${source}. Do not edit: change ${origin} and run npm run generate.\n`;
      const whole = source === null ? code : `${banner}${code}`;
      const { code: text, errors } = await formatted(path, whole, () => format(path, whole, options));
      if (errors.length) throw new Error(`${path}: ${errors[0]!.message}\n${code}`);
      const file = join(root, path);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
      changed.push(path);
      if (dry) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }),
  );
  const wanted = new Set(outputs.map(({ path }) => path));
  const removed = folders
    .flatMap((folder) => generated(join(root, folder)).map((file) => relative(root, file)))
    .filter((path) => !wanted.has(path));
  if (!dry) for (const path of removed) rmSync(join(root, path));
  return { changed: changed.toSorted(), removed: removed.toSorted() };
}

/**
 * Writes the files of a build folder that have changed, and removes all others.
 * @returns the number of files that were written or removed
 */
export function writeBuilt(root: string, folder: string, files: ReadonlyMap<string, string>): number {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  const gone = readdirSync(path).filter((name) => !files.has(name));
  for (const name of gone) rmSync(join(path, name));
  const isOld = ([name, code]: [string, string]) =>
    !existsSync(join(path, name)) || readFileSync(join(path, name), 'utf8') !== code;
  const changed = [...files].filter(isOld);
  for (const [name, code] of changed) writeFileSync(join(path, name), code);
  return gone.length + changed.length;
}

const generated = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.gen\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
