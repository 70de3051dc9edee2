import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { contents } from './contents.ts';
import { migrations } from './migrations/index.ts';
import { logMigrated, migrate } from './core/db/migrations/migrate.ts';
import { reasonOf } from './core/errors/start-failure.ts';
import { copyBeforeMigration } from './services/backup/before-migration.ts';
import { openDataDir } from './services/files/data-dir.ts';
import { holdPort } from './http/hold-port.ts';
import { createLogger } from './http/logging.ts';
import { refuseLost } from './services/installation/lost-database.ts';
import { problemOfMail } from './services/mail/transport.ts';
import { Jobs } from './services/jobs/jobs.ts';
import { Platform } from './services/platform.ts';
import { SearchRefresh } from './services/search/refresh.ts';
import { errorText } from './core/errors/safe-error.ts';
import { readSettings, type Settings } from './core/settings.ts';
import { seedBase } from './seed/base.ts';

const pages = fileURLToPath(new URL('../admin-ui', import.meta.url));

let settings: Settings | null = null;

/** Takes the port, migrates the database, adds the seed data it lacks, and serves the API and the pages. */
async function main() {
  settings = readSettings();
  const logger = createLogger(settings);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Ended by an unexpected error');
    process.exit(1);
  });
  // A demo is only for this machine.
  const releasePort = await holdPort(settings, settings.host ?? (settings.demo ? '127.0.0.1' : null));
  await refuseLost(settings);
  await openDataDir(settings);
  logMigrated(logger, await migrate(settings, migrations, copyBeforeMigration));
  const app = await createApp({ settings, logger, contents }, existsSync(pages) ? pages : null);
  const platform = app.get(Platform);
  await platform.files.clearIncoming();
  await seedBase(platform);
  if (settings.demo) await (await import('./seed/demo/demo.ts')).seedNew(platform, { customers: 500 });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    // Answers open requests before it exits, but waits at most ten seconds.
    setTimeout(() => process.exit(1), 10_000).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  // In production all that the server prints is JSON, whatever LOG_LEVEL is.
  const startLog = createLogger({ logLevel: 'info' });
  const { develops } = settings;
  const say = (line: string) => (develops ? console.log(line) : startLog.info(line));
  const users = await demoUsersOf(platform);
  // Demo users have a public password, so by default the server then listens only on this machine.
  const host = settings.host ?? (users.length ? '127.0.0.1' : null);
  await app.init();
  await releasePort();
  await (host ? app.listen(settings.port, host) : app.listen(settings.port));
  const jobs = app.get(Jobs);
  await platform.outbox.adopt();
  if (settings.jobs) await platform.background.start();
  jobs.start();
  jobs.runInBackground('mail server', async () => {
    const problem = await problemOfMail(platform.settings);
    if (problem) logger.warn(problem);
  });
  // What a server that was killed has left to do.
  jobs.runInBackground('search', () => app.get(SearchRefresh).catchUp());
  const address = app.getHttpServer().address() as { port: number };
  say(`Branchline is at ${settings.publicUrl.replace(/:0$/, `:${address.port}`)}`);
  if (!users.length) return;
  if (!settings.host)
    say('Only this machine can reach the server, because it has demo users. Set HOST=0.0.0.0 to open it to others.');
  if (settings.demo) for (const line of users) say(line);
}

/** The demo users in the database, as lines under a heading; empty if there are none. */
async function demoUsersOf({ accounts }: Platform): Promise<string[]> {
  const { demoUsers, demoPassword } = await import('./seed/demo/users.ts');
  const lines: string[] = [];
  for (const { email, role } of demoUsers) if (await accounts.find(email)) lines.push(`  ${email.padEnd(44)} ${role}`);
  return lines.length ? [`Demo users, password ${demoPassword}:`, ...lines] : [];
}

try {
  await main();
} catch (error) {
  console.error(reasonOf(error, settings) ?? errorText(error));
  process.exit(1);
}
