import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { databaseFile, databaseName } from '../../core/db/migrations/migrate.ts';
import { failureOf } from '../../core/errors/failure.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Settings } from '../../core/settings.ts';
import { isStoredName } from '../files/files.ts';
import { syncFile, syncFolder } from '../files/sync.ts';
import { trashedFiles } from '../trash/trash.ts';
import { copyMeasured } from './copy-file.ts';
import { partialOf, removeLeftovers, removeWhole } from './keep.ts';
import { manifestFile, manifestText, type CopiedFile, type Manifest } from './manifest.ts';
import { savePostgres } from './postgres.ts';
import type { FileColumn, OnProgress, Snapshot } from './snapshot.ts';
import { saveSqlite, sqliteFile } from './sqlite.ts';
import { problemsIn } from './verify.ts';

export interface BackupOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  /** New folder to write to. */
  readonly folder: string;
  /**
   * Entities whose stored files are copied; null: copies the database only, in place of an earlier copy of that name.
   */
  readonly entities: readonly EntityDefinition[] | null;
  readonly onProgress: OnProgress;
}

/**
 * Copies the database and the files that its records name, as they are at one moment, and checks the copy. Servers may
 * write at the same time. The folder gets its name when all is on the disk, so that an interrupted backup never looks
 * whole.
 * @throws Error that says what to do; then there is no backup
 */
export async function createBackup({ folder, ...options }: BackupOptions): Promise<Manifest> {
  const { settings, entities, onProgress } = options;
  const createdAt = new Date().toISOString();
  if (entities && existsSync(folder)) throw new Error(`${folder} already exists. Name a new folder.`);
  const partial = partialOf(folder);
  await mkdir(dirname(folder), { recursive: true });
  await removeLeftovers(folder);
  await mkdir(join(partial, 'attachments'), { recursive: true });
  try {
    const copied = await copyAll({ ...options, folder: partial });
    const manifest: Manifest = {
      format: 1,
      engine: settings.databaseUrl ? 'postgres' : 'sqlite',
      source: databaseName(settings),
      createdAt,
      ...(!entities && { only: 'database' }),
      ...copied,
    };
    if (!settings.databaseUrl) await syncFile(join(partial, sqliteFile));
    for (const name of settings.databaseUrl ? ['attachments', 'tables'] : ['attachments'])
      await syncFolder(join(partial, name));
    await writeFile(manifestFile(partial), manifestText(manifest), { flush: true });
    await syncFolder(partial);
    const problems = await problemsIn(partial, manifest, onProgress);
    if (problems.length)
      throw new Error(
        `The copy is damaged and was not kept. Check the disk. If the database is damaged, restore an older backup.\n${problems.join('\n')}`,
      );
    if (existsSync(folder)) await removeWhole(folder);
    await rename(partial, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw failureOf(error)?.code === 'no_space'
      ? new Error(`There is no space left for ${folder}. Name a folder on another disk, or make space.`)
      : error;
  }
}

/**
 * Copies the stored files first, then the database, then files stored in the meantime. Stored files never change. If a
 * file that the copied records name has been deleted before it was copied, the database is copied again; if its records
 * name the file even then, it was lost before.
 */
async function copyAll({ settings, folder, entities, onProgress }: BackupOptions) {
  const save = (columns: readonly FileColumn[]) =>
    settings.databaseUrl
      ? savePostgres(settings.databaseUrl, folder, columns, onProgress)
      : saveSqlite(databaseFile(settings), folder, columns, onProgress);
  if (!entities) {
    const { stored: _, ...database } = await save([]);
    return { ...database, missing: [] };
  }
  const ofEntities = entities.flatMap(({ table, fields }) =>
    fields.flatMap(({ column, file }) => (file ? [{ table, column: column! }] : [])),
  );
  const columns = [...ofEntities, trashedFiles];
  const from = join(settings.dataDir, 'attachments');
  const copied = new Map<string, CopiedFile>();
  const copy = async (names: Iterable<string>) => {
    for (const name of names) {
      if (copied.has(name) || !isStoredName(name)) continue;
      const path = `attachments/${name}`;
      const measured = await copyMeasured(join(from, name), join(folder, path)).catch(unlessGone);
      if (!measured) continue;
      copied.set(name, { path, bytes: measured.bytes, sha256: measured.sha256 });
      onProgress(`Copying stored files: ${copied.size.toLocaleString('en-GB')}`);
    }
  };
  const namesIn = () => (existsSync(from) ? readdir(from) : []);
  await copy(await namesIn());
  let snapshot: Snapshot;
  let missing: readonly string[] = [];
  for (let isAgain = false; ; isAgain = true) {
    snapshot = await save(columns);
    await copy(snapshot.stored ?? (await namesIn()));
    const gone = [...(snapshot.stored ?? [])].filter((name) => !copied.has(name));
    const isKnown = isAgain && gone.every((name) => missing.includes(name));
    missing = gone;
    if (!gone.length || isKnown) break;
  }
  const { identity, migrations, tables, stored } = snapshot;
  for (const [name, { path }] of copied)
    if (stored && !stored.has(name)) {
      await rm(join(folder, path));
      copied.delete(name);
    }
  return { identity, migrations, tables, files: [...snapshot.files, ...copied.values()], missing };
}

const unlessGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
