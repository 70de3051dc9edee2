import type { INestApplicationContext } from '@nestjs/common';
import { contents } from '../contents.ts';
import { migrations } from '../migrations/index.ts';
import { logMigrated, migrate } from '../core/db/migrations/migrate.ts';
import { codeOf } from '../core/db/database.ts';
import { reasonOf } from '../core/errors/start-failure.ts';
import { copyBeforeMigration } from '../services/backup/before-migration.ts';
import { keepFilesPrivate, openDataDir } from '../services/files/data-dir.ts';
import { createLogger } from '../http/logging.ts';
import { refuseLost, refuseNew } from '../services/installation/lost-database.ts';
import { Platform } from '../services/platform.ts';
import { openServices } from '../services/services.module.ts';
import { describeError, errorText } from '../core/errors/safe-error.ts';
import { readSettings, type Settings } from '../core/settings.ts';
import { seedBase } from '../seed/base.ts';

/** Opens the database as the server does: migrated, with the base data. @param makes whether it may make a new one */
async function openForCommand(settings: Settings, makes: boolean): Promise<INestApplicationContext> {
  const logger = createLogger({ logLevel: 'warn' });
  await refuseLost(settings);
  if (!makes) await refuseNew(settings);
  await openDataDir(settings);
  logMigrated(logger, await migrate(settings, migrations, copyBeforeMigration));
  const app = await openServices({ settings, logger, contents });
  await seedBase(app.get(Platform));
  return app;
}

/**
 * Runs a command on the services, which the context gives by their classes. Errors are printed without a stack trace.
 */
export const runCommand = (
  work: (app: INestApplicationContext) => Promise<void>,
  { makes = true } = {},
): Promise<void> =>
  withSettings(async (settings) => {
    const app = await openForCommand(settings, makes);
    try {
      await work(app);
    } finally {
      await app.close();
    }
  });

/** Runs a command that opens no services. Files that it makes are private. */
export async function withSettings(work: (settings: Settings) => Promise<void>): Promise<void> {
  let settings: Settings | null = null;
  try {
    keepFilesPrivate();
    settings = readSettings();
    await work(settings);
  } catch (error) {
    console.error(settings?.logLevel === 'debug' ? errorText(error) : (reasonOf(error, settings) ?? messageOf(error)));
    process.exitCode = 1;
  }
}

/** The message of an error without values of records. Messages of a database engine may contain some. */
const messageOf = (error: unknown): string => (codeOf(error) ? describeError(error).message : (error as Error).message);
