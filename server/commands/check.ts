import { checkDerived } from '../services/check/check-derived.ts';
import { SaveServices } from '../services/save/services.ts';
import { SearchRefresh } from '../services/search/refresh.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './open.ts';
import { ProgressLine } from './progress-line.ts';

const usage = `npm run check [-- --dry]
Compares what is derived from the tables with them, and puts right what differs.
  --dry  only reports; the exit code is 1 if something differs`;

const { values, positionals } = readArguments(usage, { dry: { type: 'boolean', default: false } });
if (positionals.length) wrongUsage(usage);

/**
 * npm run check [-- --dry]: compares what is derived from the tables (search words, keys of the duplicate check, rolled-up
 * values, tallies, sequences) with them, and puts right what differs. With --dry it only reports, and the exit code is 1
 * if something differs. Servers can keep running.
 */
await runCommand(async (app) => {
  const line = new ProgressLine();
  const onProgress = (text: string) => line.show(text);
  await app.get(SearchRefresh).catchUp();
  const found = await checkDerived(app.get(SaveServices), { mends: !values.dry, onProgress }).finally(() => line.end());
  for (const { what, count } of found) console.log(`${what}: ${count.toLocaleString('en-GB')} differed`);
  if (!found.length) console.log('Everything agrees with the tables.');
  else if (values.dry) process.exitCode = 1;
  else console.log('All of it has been put right.');
});
