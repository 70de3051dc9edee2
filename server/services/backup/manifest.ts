import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../core/db/sql.ts';

/** What a backup contains. It is written last, so a folder without it is not a complete backup. */
export interface Manifest {
  readonly format: 1;
  readonly engine: Engine;
  /** The database that was copied: the path of its file, or its server and name. */
  readonly source: string;
  /** The identity of the database; null or absent in backups that an older version made, or made of its database. */
  readonly identity?: string | null;
  /** When the backup was begun, as an ISO instant. */
  readonly createdAt: string;
  /** Whether it has no stored files, as a copy that was made before a migration. */
  readonly only?: 'database';
  /** Migrations that the database had, as it records them, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly files: readonly CopiedFile[];
  /** Stored files that records name, but that were lost before the backup. */
  readonly missing: readonly string[];
}

export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
  /** On PostgreSQL: its columns with their types, in the order of its file, and the last numbers given to new rows. */
  readonly columns?: readonly { readonly name: string; readonly type: string }[];
  readonly numbered?: readonly { readonly column: string; readonly last: string; readonly isUsed: boolean }[];
}

export interface CopiedFile {
  /** Path within the backup, with `/` on every system. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

const fileName = 'manifest.json';
const paths = /^(branchline\.sqlite|tables\/[a-z_][a-z0-9_]*\.tsv|attachments\/[0-9a-f-]{36})$/;

/** The manifest as text, with a checksum of its own. */
export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2)}\n`;

export const manifestFile = (folder: string): string => join(folder, fileName);

/**
 * @throws Error that says what is wrong and what to do, if the folder has no complete backup that this version reads
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new Error(`${folder} is not a complete backup: it has no ${fileName}. Use another backup.`);
  });
  const { checksum, ...manifest } = parsed(text) ?? {};
  if (manifest.format !== undefined && Number(manifest.format) > 1)
    throw new Error(`${folder} was made by a newer version of the product. Use that version.`);
  if (checksum !== checksumOf(manifest) || !isManifest(manifest))
    throw new Error(`${manifestFile(folder)} is damaged. Use another backup.`);
  return manifest;
}

/** @param content checked by its checksum already, so that only the paths can do harm */
const isManifest = (content: Partial<Manifest>): content is Manifest =>
  content.files!.every(({ path }) => paths.test(path));

function parsed(text: string): (Partial<Manifest> & { checksum?: string }) | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    return null;
  }
}

const checksumOf = (manifest: object): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
