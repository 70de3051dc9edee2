import { hasDatabaseFile } from '../core/db/migrations/exists.ts';
import { databaseFile } from '../core/db/migrations/migrate.ts';
import { isInUse } from '../services/backup/sqlite.ts';
import { SigningKey } from '../services/identity/signing-key.ts';
import { Servers } from '../services/installation/servers.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand, withSettings } from './open.ts';

const usage = `npm run keys:rotate
Replaces the key that signs tokens, and ends all sessions. Stop the servers first, and copy keys/ afterwards.`;
if (readArguments(usage, {}).positionals.length) wrongUsage(usage);

/** Replaces the signing key, as after a copy of it has got into wrong hands. */
await withSettings(async (settings) => {
  const file = databaseFile(settings);
  if (!settings.databaseUrl && hasDatabaseFile(file) && isInUse(file))
    throw new Error('A server is running. Stop it first: it would go on with the old key.');
  await runCommand(
    async (app) => {
      if (await app.get(Servers).areRunning())
        throw new Error(
          'Servers of this database are running, or ended less than two minutes ago without saying so. Stop them first: they would go on with the old key.',
        );
      const ended = await app.get(SigningKey).rotate();
      console.log(
        `The signing key was replaced, and ${ended.toLocaleString('en-GB')} sessions have ended. Copy keys/ again, and to every server.`,
      );
    },
    { makes: false },
  );
});
