import { once } from 'node:events';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand, withSettings } from './open.ts';

const usage = `npm run worker
Does the background work of a PostgreSQL database until it is stopped, beside servers with JOBS=off.`;
if (readArguments(usage, {}).positionals.length) wrongUsage(usage);

const isNeeded = `With SQLite, the server does its background work itself: the database has only one server. Set
DATABASE_URL to share the work of a PostgreSQL database.`;

/** Does background work until it is stopped, beside servers that only answer calls (JOBS=off). */
await withSettings(async (settings) => {
  if (!settings.databaseUrl) throw new Error(isNeeded);
  await runCommand(async ({ background, jobs, live }) => {
    // Servers hear from here what has been saved.
    await live.open();
    await background.start();
    jobs.start();
    console.log('Doing background work. Press Ctrl+C to stop.');
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  });
});
