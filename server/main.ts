import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { contents } from './contents.ts';
import { migrations } from './migrations/index.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { createLogger } from './platform/http/logging.ts';
import { Platform } from './platform/platform.ts';
import { readSettings, SettingsError } from './platform/settings.ts';
import { seedBase } from './seed/base.ts';

const pages = fileURLToPath(new URL('../admin-ui', import.meta.url));

/** Migrates, seeds what is new, and serves the API and the pages. */
async function main() {
  const settings = readSettings();
  const logger = createLogger(settings);
  const { run, isNew } = await migrate(settings, migrations);
  if (run.length) logger.info({ migrations: run }, 'Database migrated');
  const platform = await Platform.open(settings, logger, contents);
  await seedBase(platform);
  if (isNew && settings.demo) await (await import('./seed/demo/demo.ts')).seedDemo(platform, { customers: 500 });
  const app = await createApp(platform, existsSync(pages) ? pages : null);
  const server = app.getHttpServer();
  await app.listen(settings.port);
  platform.jobs.start();
  const address = server.address() as { port: number };
  console.log(`Branchline is at ${settings.publicUrl.replace(/:0$/, `:${address.port}`)}`);
  if (settings.demo) await tellDemoUsers();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    // Open requests are answered; idle connections are closed; nothing waits longer than ten seconds.
    setTimeout(() => process.exit(1), 10_000).unref();
    server.closeIdleConnections();
    await app.close();
    await platform.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

async function tellDemoUsers() {
  const { demoUsers, demoPassword } = await import('./seed/demo/users.ts');
  console.log(`Demo users, password ${demoPassword}:`);
  for (const { email, role } of demoUsers) console.log(`  ${email.padEnd(44)} ${role}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
