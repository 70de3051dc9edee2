import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { contents } from './contents.ts';
import { migrations } from './migrations/index.ts';
import { logMigrated, migrate } from './platform/db/migrations/migrate.ts';
import { reasonOf } from './platform/failure.ts';
import { drain } from './platform/http/drain.ts';
import { createLogger } from './platform/http/logging.ts';
import { Platform } from './platform/platform.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { seedBase } from './seed/base.ts';

const pages = fileURLToPath(new URL('../admin-ui', import.meta.url));

let settings: Settings | null = null;

/** Migrates, seeds what is new, and serves the API and the pages. */
async function main() {
  settings = readSettings();
  const logger = createLogger(settings);
  logMigrated(logger, await migrate(settings, migrations));
  const platform = await Platform.open(settings, logger, contents);
  await seedBase(platform);
  if (settings.demo) await (await import('./seed/demo/demo.ts')).seedNew(platform, { customers: 500 });
  const app = await createApp(platform, existsSync(pages) ? pages : null);
  const server = app.getHttpServer();
  const answerOpenRequests = drain(server);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    // Open requests are answered; nothing waits longer than ten seconds.
    setTimeout(() => process.exit(1), 10_000).unref();
    await answerOpenRequests();
    await app.close();
    await platform.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  const users = settings.demo ? await demoUsersOf(platform) : [];
  await app.listen(settings.port);
  platform.jobs.start();
  const address = server.address() as { port: number };
  console.log(`Branchline is at ${settings.publicUrl.replace(/:0$/, `:${address.port}`)}`);
  for (const line of users) console.log(line);
}

/** Who may sign in, where the demo is. */
async function demoUsersOf({ accounts }: Platform): Promise<string[]> {
  const { demoUsers, demoPassword } = await import('./seed/demo/users.ts');
  if (!(await accounts.find(demoUsers[0].email))) return [];
  const lines = demoUsers.map(({ email, role }) => `  ${email.padEnd(44)} ${role}`);
  return [`Demo users, password ${demoPassword}:`, ...lines];
}

try {
  await main();
} catch (error) {
  console.error(reasonOf(error, settings) ?? error);
  process.exit(1);
}
