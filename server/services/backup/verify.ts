import { join } from 'node:path';
import { measure } from './copy-file.ts';
import { readManifest, type CopiedFile, type Manifest } from './manifest.ts';
import { fileOf } from './postgres.ts';
import type { OnProgress } from './snapshot.ts';
import { checkSqlite } from './sqlite.ts';

/**
 * Checks that a backup is as it was written: see `problemsIn`.
 * @throws Error that names each file that is wrong
 */
export async function verifyBackup(folder: string, onProgress: OnProgress): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems = await problemsIn(folder, manifest, onProgress);
  if (problems.length) throw new Error(`${folder} is damaged. Use another backup.\n${problems.join('\n')}`);
  return manifest;
}

/**
 * What is wrong with a backup, one text each. Checks every file by its checksum and the number of rows of every table;
 * a SQLite database also page by page, with its references.
 */
export async function problemsIn(folder: string, manifest: Manifest, onProgress: OnProgress): Promise<string[]> {
  const rows = new Map(manifest.tables.map((table) => [fileOf(table.name), table.rows]));
  const problems: string[] = [];
  for (const [i, file] of manifest.files.entries()) {
    onProgress(`Checking file ${number(i + 1)} of ${number(manifest.files.length)}`);
    const problem = await problemOf(folder, file, rows.get(file.path));
    if (problem) problems.push(problem);
  }
  if (problems.length || manifest.engine === 'postgres') return problems;
  onProgress('Checking the database');
  return checkSqlite(folder, manifest);
}

async function problemOf(folder: string, { path, bytes, sha256 }: CopiedFile, rows?: number): Promise<string | null> {
  const found = await measure(join(folder, path)).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error)
    return found.code === 'ENOENT' ? `${path} is missing.` : `${path} cannot be read: ${found.message}.`;
  if (found.bytes !== bytes) return `${path} has ${number(found.bytes)} bytes instead of ${number(bytes)}.`;
  if (found.sha256 !== sha256) return `${path} has changed since the backup was made.`;
  if (rows !== undefined && found.lines !== rows)
    return `${path} has ${number(found.lines)} rows instead of ${number(rows)}.`;
  return null;
}

const number = (value: number): string => value.toLocaleString('en-GB');

/** `58 tables with 120,345 rows, 3 stored files` */
export const contentsOf = ({ tables, files, engine, only }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const stored = files.length - (engine === 'sqlite' ? 1 : tables.length);
  return `${number(tables.length)} tables with ${number(rows)} rows, ${only ? 'no' : number(stored)} stored files`;
};

/** What a backup lacks that the records of its database name; null if it lacks nothing. */
export const lackOf = ({ missing }: Manifest): string | null => {
  if (!missing.length) return null;
  const [files, them] =
    missing.length === 1
      ? ['1 stored file that was', 'it']
      : [`${number(missing.length)} stored files that were`, 'them'];
  return `The backup lacks ${files} lost before it was made. An older backup may have ${them}: ${missing.join(', ')}`;
};
