import { join, resolve } from 'node:path';
import { migrations } from '../migrations/index.ts';
import { demoUsers } from '../seed/demo/users.ts';
import { backupCheck } from '../services/doctor/backups.ts';
import { databaseCheck } from '../services/doctor/database.ts';
import { folderCheck, settingsCheck } from '../services/doctor/machine.ts';
import { mailCheck, proxyCheck, serverCheck } from '../services/doctor/reach.ts';
import { streamCheck } from '../services/doctor/stream.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { withSettings } from './open.ts';

const usage = `npm run doctor [-- --backups FOLDER] [--quiet]
Looks at settings, folders, database, server, reverse proxy, mail server and backups. Prints one line for each thing
that is wrong, and changes nothing. The exit code is 1 if something is.
  --backups FOLDER  where the nightly backups are (default: backups/ of DATA_DIR)
  --quiet           prints nothing if all is well`;

const { values, positionals } = readArguments(usage, {
  backups: { type: 'string' },
  quiet: { type: 'boolean', default: false },
});
if (positionals.length) wrongUsage(usage);

await withSettings(async (settings) => {
  const patient = { settings, backups: resolve(values.backups ?? join(settings.dataDir, 'backups')) };
  const addresses = demoUsers.map(({ email }) => email);
  const checks = [
    settingsCheck,
    folderCheck,
    databaseCheck(migrations, addresses),
    serverCheck,
    proxyCheck,
    streamCheck,
    mailCheck,
    backupCheck,
  ];
  const problems = (await Promise.all(checks.map((check) => check(patient)))).flat();
  for (const problem of new Set(problems)) console.log(`- ${problem}`);
  if (problems.length) process.exitCode = 1;
  else if (!values.quiet) console.log('Everything is as it should be.');
});
