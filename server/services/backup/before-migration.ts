import type { CopyBefore } from '../../core/db/migrations/migrate.ts';

/** Copies a database of PostgreSQL before it is migrated, as a backup without the stored files. */
export const copyBeforeMigration: CopyBefore = async (settings, folder) => {
  const { createBackup } = await import('./create.ts');
  await createBackup({ settings, folder, entities: null, onProgress: () => undefined });
};
