import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasTables } from '../../core/db/migrations/exists.ts';
import { databaseName, type Place } from '../../core/db/migrations/migrate.ts';
import { SettingsError } from '../../core/settings.ts';
import { manifestFile } from '../backup/manifest.ts';
import { isStoredName } from '../files/files.ts';
import { keyFile } from '../identity/keys.ts';

/**
 * Refuses to make a new database where there was one: it was lost, or a setting names the wrong place.
 * @throws SettingsError that says what to do
 */
export async function refuseLost(settings: Place): Promise<void> {
  const left = remains(settings.dataDir);
  if (!left.length || (await hasTables(settings))) return;
  throw new SettingsError(
    `There is nothing in ${databaseName(settings)}, but ${settings.dataDir} has ${listed(left)} of a database that was used. Nothing has been changed. Correct DATA_DIR or DATABASE_URL, or restore a backup: see "Backup and restore" in README.md. To begin with an empty database, set DATA_DIR to a new folder.`,
  );
}

/**
 * Refuses to make a new database where nobody has asked for one.
 * @throws SettingsError that says what to do
 */
export async function refuseNew(settings: Place): Promise<void> {
  if (!(await hasTables(settings)))
    throw new SettingsError(
      `There is nothing in ${databaseName(settings)}. Correct DATA_DIR or DATABASE_URL, or add --new to make a new database.`,
    );
}

/** What a used database has left in the data folder. */
function remains(dataDir: string): string[] {
  const names = (folder: string) => (existsSync(join(dataDir, folder)) ? readdirSync(join(dataDir, folder)) : []);
  const isBackup = (name: string) =>
    name.endsWith('.sqlite') || existsSync(manifestFile(join(dataDir, 'backups', name)));
  return [
    ...(existsSync(keyFile(dataDir)) ? ['a signing key'] : []),
    ...(names('attachments').some(isStoredName) ? ['stored files'] : []),
    ...(names('backups').some(isBackup) ? ['backups'] : []),
  ];
}

/** `a, b and c` */
const listed = (texts: readonly string[]): string => new Intl.ListFormat('en-GB').format(texts);
