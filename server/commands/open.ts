import { contents } from '../contents.ts';
import { migrations } from '../migrations/index.ts';
import { logMigrated, migrate } from '../platform/db/migrations/migrate.ts';
import { reasonOf } from '../platform/failure.ts';
import { createLogger } from '../platform/http/logging.ts';
import { Platform } from '../platform/platform.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { seedBase } from '../seed/base.ts';

/** The database as the server would find it: migrated, with what every database needs. */
async function openForCommand(settings: Settings): Promise<Platform> {
  const logger = createLogger({ logLevel: 'warn' });
  logMigrated(logger, await migrate(settings, migrations));
  const platform = await Platform.open(settings, logger, contents);
  await seedBase(platform);
  return platform;
}

/** Runs a command on an open platform; a person is told what went wrong, without a trace. */
export async function runCommand(work: (platform: Platform) => Promise<void>): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readSettings();
    const platform = await openForCommand(settings);
    try {
      await work(platform);
    } finally {
      await platform.close();
    }
  } catch (error) {
    console.error(settings?.logLevel === 'debug' ? error : (reasonOf(error, settings) ?? (error as Error).message));
    process.exitCode = 1;
  }
}
