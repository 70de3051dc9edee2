import type { createBackup } from '../../server/services/backup/create.ts';
import type { Manifest } from '../../server/services/backup/manifest.ts';
import type { restoreBackup } from '../../server/services/backup/restore.ts';
import { built } from '../support/built.ts';
import type { TestDatabase } from '../support/database.ts';

type Place = Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;

const onProgress = () => undefined;

/** Makes a backup in this process, which is faster than by the command. */
export async function backUp(settings: Place, folder: string): Promise<Manifest> {
  const { createBackup: create } = (await built('services/backup/create.js')) as { createBackup: typeof createBackup };
  const { contents } = await built('contents.js');
  const entities = contents.entities.map(({ definition }: any) => definition);
  return create({ settings, folder, entities, onProgress });
}

/** Restores a backup in this process. */
export async function restore(settings: Place, folder: string): Promise<Manifest> {
  const { restoreBackup: bringBack } = (await built('services/backup/restore.js')) as {
    restoreBackup: typeof restoreBackup;
  };
  const { migrations } = await built('migrations/index.js');
  return bringBack({ settings, folder, migrations, onProgress });
}

/** Checks a backup in this process. @throws Error that names what is wrong */
export const verify = async (folder: string): Promise<void> =>
  (await built('services/backup/verify.js')).verifyBackup(folder, onProgress);
