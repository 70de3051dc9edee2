import { once } from 'node:events';
import { Background } from '../services/background/background.ts';
import { Jobs } from '../services/jobs/jobs.ts';
import { Live } from '../services/live/live.ts';
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
  await runCommand(async (app) => {
    // Servers hear from here what has been saved.
    await app.get(Live).open();
    await app.get(Background).start();
    app.get(Jobs).start();
    console.log('Doing background work. Press Ctrl+C to stop.');
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  });
});
